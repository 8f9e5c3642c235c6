import { categories, toCategory } from './category'
import { writeRoutes } from '#functions/entity/write-routes'
import type { RouteFunctions } from '#functions/http/call'
import type { Versions } from '#table/rewrite'

const keys = {
  create: 'POST /categories',
  change: 'PUT /categories/{id}',
  remove: 'DELETE /categories/{id}',
} as const

async function makeTop(topCategory: boolean, id: string, versions: Versions, now: Date) {
  return toCategory(await categories.update(id, versions, { topCategory }, now))
}

export const categoryRoutes = {
  ...writeRoutes(keys, categories, toCategory),
  'PATCH /categories/{id}/make-top': ({ params, versions, now }) => makeTop(true, params.id, versions, now),
  'PATCH /categories/{id}/remove-top': ({ params, versions, now }) =>
    makeTop(false, params.id, versions, now),
} satisfies Partial<RouteFunctions<'admin'>>

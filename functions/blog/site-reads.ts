import { blogs, getBlog, toBlog } from './blog'
import { listRoutes } from '#functions/entity/list-routes'
import type { RouteFunctions } from '#functions/http/call'

export const blogReads = {
  ...listRoutes(blogs, (items) => items.map(toBlog)),
  'GET /blogs/{id}': ({ params }) => getBlog(params.id),
} satisfies Partial<RouteFunctions<'site'>>

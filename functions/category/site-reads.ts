import { getCategoryBySlug, listCategories } from './category'
import type { RouteFunctions } from '#functions/http/call'

export const categoryReads = {
  'GET /categories': ({ query }) => listCategories(query),
  'GET /categories/top': ({ query }) => listCategories(query, 'top'),
  'GET /categories/slug/{slug}': async ({ params, query }) => {
    const { category, next } = await getCategoryBySlug(params.slug, query)
    return { items: category, next }
  },
} satisfies Partial<RouteFunctions<'site'>>

import { categories, getCategoryBySlug, toCategory } from './category'
import { searchCategories } from './search-categories'
import { listRoutes } from '#functions/entity/list-routes'
import type { RouteFunctions } from '#functions/http/call'

export const categoryReads = {
  ...listRoutes(categories, (items) => items.map(toCategory)),
  'GET /categories/search/{term}': ({ params }) => searchCategories(params.term),
  'GET /categories/slug/{slug}': async ({ params, query, ...call }) => {
    const { category, next } = await getCategoryBySlug(params.slug, query, call)
    return { items: category, next }
  },
} satisfies Partial<RouteFunctions<'site'>>

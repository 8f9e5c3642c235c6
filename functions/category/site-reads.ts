import { categories, getCategoryBySlug, toCategory } from './category'
import { searchCategories } from './search-categories'
import type { RouteFunctions } from '#functions/http/call'
import type { Item } from '#table/keys'
import { readPage } from '#table/read'

const toCategories = (items: Item[]) => items.map(toCategory)

export const categoryReads = {
  'GET /categories': ({ query }) => readPage(categories.list('name'), query, toCategories),
  'GET /categories/top': ({ query }) => readPage(categories.list('top'), query, toCategories),
  'GET /categories/search/{term}': ({ params }) => searchCategories(params.term),
  'GET /categories/slug/{slug}': async ({ params, query, ...call }) => {
    const { category, next } = await getCategoryBySlug(params.slug, query, call)
    return { items: category, next }
  },
} satisfies Partial<RouteFunctions<'site'>>

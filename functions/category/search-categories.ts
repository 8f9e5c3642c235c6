import type { Category } from '#domain/category/category'
import { fuzzyMatch, significantWordsOf } from '#domain/search/search-keys'
import { categorySearchLimits } from '#domain/search/search-terms'
import { checkTerm } from '#domain/search/search-term-params'
import { queryItems } from '#table/read'
import { categories, toCategory } from './category'

/**
 * Categories whose name has the words come first. A typing error is forgiven where none has them. There are
 * few categories, so all are looked through. Throws `invalid`.
 */
export async function searchCategories(term: string): Promise<Category[]> {
  checkTerm(term)
  const wanted = significantWordsOf(term)
  if (wanted.length === 0) return []
  const items = await queryItems(categories.list('name'), categorySearchLimits.read)
  const ranked = items.map(toCategory).map((category) => ({ category, rank: rankOf(category, wanted) }))
  const isExact = ranked.some(({ rank }) => rank < 2)
  const found = ranked
    .filter(({ rank }) => rank < (isExact ? 2 : notFound))
    .toSorted((a, b) => a.rank - b.rank)
  return found.slice(0, categorySearchLimits.shown).map(({ category }) => category)
}

const notFound = 4

function rankOf({ name, description }: Category, wanted: string[]): number {
  const [inName, anywhere] = [name, `${name} ${description}`].map((text) => fuzzyMatch(text, wanted))
  if (inName === 'exact') return 0
  if (anywhere === 'exact') return 1
  if (inName === 'fuzzy') return 2
  return anywhere === 'fuzzy' ? 3 : notFound
}

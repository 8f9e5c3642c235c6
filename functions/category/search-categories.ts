import type { Category } from '#domain/category/category'
import { matchIn, wantedWordsOf } from '#domain/search/search-keys'
import { searchedCategories } from '#domain/search/search-terms'
import { checkTerm } from '#domain/search/searched-term'
import { queryItems } from '#table/read'
import { categories, toCategory } from './category'

/** There are few. Those of which the name has the words come first. Throws `invalid`. */
export async function searchCategories(term: string): Promise<Category[]> {
  checkTerm(term)
  const wanted = wantedWordsOf(term)
  if (wanted.length === 0) return []
  const items = await queryItems(categories.list('name'), searchedCategories.read)
  const ranked = items.map(toCategory).map((category) => ({ category, rank: rankOf(category, wanted) }))
  const found = ranked.filter(({ rank }) => rank < 4).toSorted((a, b) => a.rank - b.rank)
  return found.slice(0, searchedCategories.shown).map(({ category }) => category)
}

function rankOf({ name, description }: Category, wanted: string[]): number {
  const [inName, anywhere] = [name, `${name} ${description}`].map((text) => matchIn(text, wanted))
  return [inName === 'typed', anywhere === 'typed', inName === 'near', anywhere === 'near', true].indexOf(
    true,
  )
}

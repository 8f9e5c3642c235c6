import type { Page } from '#domain/http/paging'
import type { StaffReview } from '#domain/review/decision'
import type { ReviewState } from '#domain/review/moderation'
import type { ReviewQuery } from '#domain/review/review-list'
import { findByWords, type OwnedList } from '#functions/search/word-index'
import { storesNamedIn } from '#functions/store/search/stores-named-in'
import type { List } from '#table/cursor'
import { queryPageWhere } from '#table/filtered-page'
import type { Item } from '#table/keys'
import { queryPageOf } from '#table/read'
import { approvedList, reviews, staffReviews, stateOf } from './review'
import type { StoredReview } from './stored-review'
import { reviewWords } from './words'

/** A search, a store or a state chooses what is read. The other filters are applied to it. */
export async function listReviews(query: ReviewQuery): Promise<Page<StaffReview>> {
  const { items, next } = await findReviews(query)
  return { items: await staffReviews(items), next }
}

export function findReviews({ state, storeId, stars, search, ...page }: ReviewQuery): Promise<Page<Item>> {
  const isWanted = (item: Item) => {
    const review = item as Item & StoredReview
    return (
      (state === undefined || stateOf(review) === state) &&
      (storeId === undefined || review.storeId === storeId) &&
      (stars === undefined || Math.round(review.rating) === Number(stars))
    )
  }
  if (search) {
    const ofStores = storeId === undefined ? listsOfStoresNamed(search, state) : []
    return findByWords(reviewWords, { ...page, search }, isWanted, ofStores)
  }
  const lists = listsOf(state, storeId)
  if (stars === undefined) return queryPageOf(lists, page)
  return queryPageWhere(lists, page, async (items) =>
    items.map((item) => (isWanted(item) ? item : undefined)),
  )
}

/** A review is found by the name of its store too. */
async function listsOfStoresNamed(text: string, state: ReviewState | undefined): Promise<OwnedList[]> {
  const stores = await storesNamedIn(text)
  return stores.flatMap(({ storeId, words }) =>
    listsOf(state, storeId).map((list) => ({ storeId, words, list })),
  )
}

function listsOf(state: ReviewState | undefined, storeId: string | undefined): readonly [List, ...List[]] {
  if (storeId === undefined) return [state === 'approved' ? approvedList() : reviews.list(state ?? 'newest')]
  const within = (one: ReviewState): List => {
    const name = one.toUpperCase()
    return { ...reviews.list('ofStore', storeId), from: `${name}#`, to: `${name}$` }
  }
  return state ? [within(state)] : [within('pending'), within('approved'), within('rejected')]
}

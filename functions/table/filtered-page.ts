import { type Page, type PageRequest, defaultPageLimit } from '#domain/http/paging'
import { cursorIn, type List } from './cursor'
import type { Item } from './keys'
import { queryPageOf } from './read'

/** The most items that a request reads to find those of its page. */
const mostRead = 1000

/** Read at first, for each item of the page. Only if too few are kept, the rest of the bound is read. */
const readPerItem = 2

/** What is made of each item, in their order; undefined for one that is left out. */
type Keep<Kept> = (items: Item[]) => Promise<(Kept | undefined)[]>

interface Reading {
  /** Items that belong to the lists, but are still stored elsewhere (`queryPageOf`). */
  joining?: Promise<Item[]> | undefined
  /** Items that `keep` reads beside each. */
  beside?: number
}

/**
 * A page of the items that `keep` keeps. It may be short or empty and still have a next one, since what a
 * request reads is bounded. The lists, which are read at once, share the bound.
 */
export async function queryPageWhere<Kept>(
  lists: readonly [List, ...List[]],
  { limit = defaultPageLimit, cursor }: PageRequest,
  keep: Keep<Kept>,
  { joining, beside = 0 }: Reading = {},
): Promise<Page<Kept>> {
  const most = Math.floor(mostRead / (lists.length + beside))
  const first = Math.min(most, readPerItem * limit)
  const kept: Kept[] = []
  let next = cursor
  for (const count of [first, most - first]) {
    if (count === 0) break
    const page = await queryPageOf(lists, { limit: count, cursor: next }, joining)
    const found = await keep(page.items)
    const places = found.flatMap((one, at) => (one === undefined ? [] : [{ one, item: page.items[at]! }]))
    const fitting = places.slice(0, limit - kept.length)
    kept.push(...fitting.map(({ one }) => one))
    next = fitting.length < places.length ? cursorIn(lists, fitting.at(-1)!.item) : page.next
    if (next === undefined || kept.length === limit) break
  }
  return { items: kept, next }
}

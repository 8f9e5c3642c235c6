import { differences } from '#table/rewrite'
import { rebuilt } from './rebuild'
import { scanPage } from './scan'

/** Enough to meet every kind of item of a table with more. */
const looked = 2000

/**
 * Whether today's code would store items with other keys, so that lists by these keys leave them out. Looks
 * at 2,000 items: a changed declaration concerns all of its kind.
 */
export async function hasOutdatedItems(): Promise<boolean> {
  const { items } = await scanPage({ segment: 0, of: 1 }, looked)
  return items.some((item) => differences(item, rebuilt(item)).length > 0)
}

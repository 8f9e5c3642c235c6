import { differences } from '#table/as-read'
import { rekeyed } from './rekey-pass'
import { scanPage } from './scan'

/** Enough to meet every kind of item of a table with more. */
const looked = 2000

/** Whether today's code would store items with other keys. 2,000 items show it: a change concerns a kind. */
export async function hasOutdatedItems(): Promise<boolean> {
  const { items } = await scanPage({ segment: 0, of: 1 }, looked)
  return items.some((item) => differences(item, rekeyed(item)).length > 0)
}

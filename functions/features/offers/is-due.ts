import { utcDayOf } from '#domain/time/utc-day'
import type { Key } from '#table/keys'
import { getItem } from '#table/read'

const hour = 60 * 60_000

/** Whether an item that is made anew each hour, and when a day (UTC) begins, is older. */
export async function isDue(key: Key, now: Date): Promise<boolean> {
  const at = (await getItem(key))?.at
  if (typeof at !== 'string') return true
  return now.getTime() - Date.parse(at) >= hour || utcDayOf(now) !== utcDayOf(new Date(at))
}

import { todaysItems } from './0011-todays-items'
import { todaysDerivedItems } from './0012-todays-derived-items'
import type { Migration } from './migrate'

/** In this order. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = [todaysItems, todaysDerivedItems]

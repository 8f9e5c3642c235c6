import type { Item, Key } from '#table/keys'
import type { Write } from '#table/write'
import { listings } from './listing/rebuilt'
import { doubtKeys } from './proof/rebuilt'
import { reportKeys } from './report/rebuilt'

/** Items that are computed from others. `npm run rekey` computes them again. */
export interface Derived {
  what: string
  isOwn: (item: Item) => boolean
  ownerOf: (item: Item) => Key
  /** Writes that correct the derived items of an owner. None if they are right. */
  mend: (owner: { sk: string; _id?: unknown }, now: Date) => Promise<Write[]>
}

export const derivedItems: readonly Derived[] = [listings]

/** Functions that give an item today's keys, by its kind. */
export const keysByKind = { ...doubtKeys, ...reportKeys }

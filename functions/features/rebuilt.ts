import type { Item, Key } from '#table/keys'
import type { Write } from '#table/write'
import { listings } from './listing/rebuilt'
import { doubtKeys } from './proof/rebuilt'
import { reportKeys } from './report/rebuilt'

/** Items that follow from others, and are made again with them. */
export interface Derived {
  what: string
  isOwn: (item: Item) => boolean
  ownerOf: (item: Item) => Key
  /** Writes that make those of an item as they have to be. None if they are. */
  mend: (owner: { sk: string; _id?: unknown }, now: Date) => Promise<Write[]>
}

export const derivedItems: readonly Derived[] = [listings]

/** The keys of items by their kind, made anew. */
export const keysByKind = { ...doubtKeys, ...reportKeys }

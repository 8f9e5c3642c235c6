import type { Item } from '#table/keys'
import type { ReadContext } from '#functions/entity/read-context'

/** `cacheUntil` reports the expiry of the answer. */
export type StoreReader = Pick<ReadContext, 'now' | 'cacheUntil'>

/** For answers to writes, which no cache keeps. */
export const uncachedAt = (now: Date): StoreReader => ({ now, cacheUntil: () => undefined })

/** What a feature adds to stores: fields of their answers. */
export type StorePart = (store: Item, reader: StoreReader) => object

import type { Item } from '#table/keys'
import type { FileRead, Reads } from '../load/reads'
import { clicksOn, clickReads } from './click/load'
import { offerReads, rankedOf } from './offers/load'
import { fileReadsOf, listingOf, listingToSettle } from './listing/load'
import { doubtedOffers, doubtReads } from './proof/load'
import { reported, subjectReads } from './report/load'

/** What is stored with each store, and with each offer that is clicked. */
export const itemsWithStore: readonly ((store: Item) => Item[])[] = [listingOf]
export const itemsWithClickedOffer: readonly ((coupon: Item) => Item[])[] = [clicksOn]

/** What is stored with each live offer of a store. */
export const itemsWithOffer: readonly ((coupon: Item, store: Item) => Item[])[] = [rankedOf]

/** Makes from a plain coupon the items of a coupon in this state, e.g. doubted. */
export const offerStates: Record<string, (coupon: Item, since: string) => Item[]> = { ...doubtedOffers }

/** Items about a coupon, by the group of their routes. The first of each is what reads name. */
export const itemsAboutCoupon: Record<string, (coupon: string | undefined, now: Date) => Item[]> = {
  ...reported,
}

/** Items that say that work on a store has been due since this time. */
export const dueItems: readonly ((store: Item, since: Date) => Item[])[] = [listingToSettle]

/** Reads that name more than an id. */
export const featureLoadReads = (coupon: string): Reads => ({
  ...doubtReads,
  ...subjectReads(coupon),
  ...clickReads,
  ...offerReads,
})

/** Files beside pages and the API, in a catalogue of so many stores. */
export const fileReads = (stores: number): FileRead[] => [...fileReadsOf(stores)]

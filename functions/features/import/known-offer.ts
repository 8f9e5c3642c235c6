import type { OfferFields } from '#domain/import/read-offers'
import type { Beside } from '#functions/coupon/bulk/change-in-bulk'
import { updateIfUnchanged } from '#table/if-unchanged'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt } from '#table/keys'
import { getItems, queryPage } from '#table/read'
import { AppError } from '#domain/http/errors'
import { putNew } from '#table/write'
import { keyOfOffer } from './keys'

/** An offer that was imported: its coupon, and what the feed said of it the last time. */
export interface Offer extends Record<string, unknown> {
  network: string
  externalId: string
  source: string
  shop: string
  couponId: string
  fields: OfferFields
  /** The hash of all that the feed says. '' once it has ended, so that it is compared when it comes again. */
  hash: string
  /** What wrote it the last time. */
  importId?: string
}

export type KnownOffer = Item & Offer

const liveOffers = (source: string): List => ({ index: 'byParent', partition: `SOURCE#${source}#OFFERS` })

/** Only what has not ended is in the list of its source. */
export function withKeysOfOffer<Stored extends Offer>(offer: Stored): Stored & Item {
  const { network, externalId, source, hash } = offer
  const key = keyOfOffer(network, externalId)
  const place = hash === '' ? {} : indexKeysAt(liveOffers(source), key.pk)
  return { ...offer, parentPk: undefined, parentSk: undefined, ...key, ...place }
}

export async function readKnownOffers(network: string, externalIds: readonly string[]) {
  const items = await getItems(externalIds.map((id) => keyOfOffer(network, id)))
  return new Map((items as KnownOffer[]).map((item) => [item.externalId, item]))
}

const pageSize = 500

/** The offers of a source that have not ended, some at a time. */
export async function* readLiveOffers(source: string): AsyncGenerator<KnownOffer[], void> {
  let cursor: string | undefined
  do {
    const { items, next } = await queryPage(liveOffers(source), { limit: pageSize, cursor })
    yield items as KnownOffer[]
    cursor = next
  } while (cursor !== undefined)
}

const importedMeanwhile = new AppError('conflict', 'Another import has changed this offer meanwhile.')

/** Beside its coupon. `before` as it was read by the dry run. */
export function writeOffer(before: KnownOffer | undefined, after: Offer): Beside {
  const item = withKeysOfOffer(after)
  const write = before
    ? updateIfUnchanged(before, item, ['hash'], importedMeanwhile)
    : putNew(item, importedMeanwhile)
  return { key: keyOfOffer(after.network, after.externalId), before, write }
}

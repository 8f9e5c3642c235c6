import type { StoreOffers } from '#domain/highlight/store-offers'
import type { StorePart } from '#functions/store/store-part'

/** What has ended or started since is not told until clean-up has made it again, a minute later. */
export const offersPart: StorePart = (store, { now, cacheUntil }) => {
  const { offers = null } = store as { offers?: StoreOffers }
  const ends = offers?.endsAt ? new Date(offers.endsAt) : undefined
  if (ends && ends <= now) return { offers: null }
  cacheUntil(ends)
  return { offers }
}

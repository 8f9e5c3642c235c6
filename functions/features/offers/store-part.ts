import type { StorePart } from '#functions/store/store-part'
import type { StoredOffers } from './summary'

/** What has ended or started since is not told until clean-up has made it again, a minute later. */
export const offersPart: StorePart = (store, { now, cacheUntil }) => {
  const { offers = null } = store as { offers?: StoredOffers }
  const ends = offers?.until ? new Date(offers.until) : undefined
  if (ends && ends <= now) return { offers: null }
  cacheUntil(ends)
  return { offers }
}

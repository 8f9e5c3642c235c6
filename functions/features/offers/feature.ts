import { isDeepStrictEqual } from 'node:util'
import { hour } from '#domain/time/lengths'
import { utcDayOf } from '#domain/time/utc-day'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { type Change, subscriber } from '#table/change'
import { keyOfDictionary } from '#functions/search/dictionary'
import { isHidden } from '#table/hidden'
import type { Item, Key } from '#table/keys'
import { inBatches } from '#table/in-batches'
import { getItem } from '#table/read'
import type { Feature } from '../feature'
import { proofVersionOf } from '../proof/public'
import { offerDictionary, todayKey, trendKey } from './keys'
import { chooseOfferOfToday } from './offer-of-today'
import { offersByWord } from './offer-words'
import { rankings } from './ranked-offers'
import { rankTrending } from './trending'
import { updateDueOffers, updateOffers } from './update-offers'

/** Offers beside stores, the offer of the day, and what trends. */
export const offers: Feature = {
  name: 'offers',
  subscribers: [
    subscriber<string>({
      name: 'offers',
      kinds: ['COUPON', 'STORE'],
      workOf: storesChangedBy,
      apply: async (storeIds, now) => {
        await inBatches([...new Set(storeIds)], (each) => updateOffers(each, now))
      },
    }),
  ],
  everyMinute: async (now) => {
    await updateDueOffers(now)
    if (await isDue(todayKey, now)) await chooseOfferOfToday(now)
    if (await isDue(trendKey, now)) await rankTrending(now)
  },
  rights: {
    reads: [todayKey.pk, trendKey.pk, keyOfDictionary(offerDictionary, '*').pk],
    lists: [...Object.values(rankings), offersByWord.all],
  },
}

/** Whether an item that is made anew each hour, and when a day (UTC) begins, is older. */
async function isDue(key: Key, now: Date): Promise<boolean> {
  const at = (await getItem(key))?.at
  if (typeof at !== 'string') return true
  return now.getTime() - Date.parse(at) >= hour || utcDayOf(now) !== utcDayOf(new Date(at))
}

function storesChangedBy({ key: { sk }, before, after }: Change): string[] {
  // It comes and goes without offers, which have changes of their own.
  if (sk === 'STORE' && !(before && after)) return []
  const [old, current] = [before, after].map((item) =>
    item && !isHidden(item) ? relevantOf(item) : undefined,
  )
  if (isDeepStrictEqual(old, current)) return []
  return [old, current].flatMap((each) => each?.storeId ?? [])
}

/** What matters of an item. For a store only the category: its offers are written by this feature itself. */
function relevantOf(item: Item) {
  if (item.sk === 'STORE') return { storeId: String(item._id), categoryId: item.categoryId }
  const { storeId, title, type, discount, percentageOff, startsAt, endsAt, withdrawnAt } = item as CouponItem
  const shown = { title, type, discount, percentageOff, startsAt, endsAt, withdrawnAt }
  return { storeId, ...shown, proof: proofVersionOf(item) }
}

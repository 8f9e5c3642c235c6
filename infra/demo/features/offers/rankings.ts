import { chooseOfferOfToday } from '#functions/features/offers/offer-of-today'
import { rankTrending } from '#functions/features/offers/trending'

export async function showRankings(now: Date): Promise<void> {
  await chooseOfferOfToday(now)
  await rankTrending(now)
}

import { chooseOfferOfToday } from '#functions/features/offers/offer-of-today'
import { rankTrending } from '#functions/features/offers/trending'

/** After the signals and clicks of the day, which they follow from. */
export async function showRankings(now: Date): Promise<void> {
  await chooseOfferOfToday(now)
  await rankTrending(now)
}

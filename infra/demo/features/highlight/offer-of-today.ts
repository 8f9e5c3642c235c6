import { chooseOfferOfToday } from '#functions/features/highlight/offer-of-today'

/** After the signals of the day, which it follows from. */
export const showOfferOfToday = (now: Date): Promise<void> => chooseOfferOfToday(now)

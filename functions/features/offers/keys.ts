import { key } from '#table/keys'

export const offersOf = (storeId: string) => `OFFERS#${storeId}`

/** When the summary of a store's offers has to be made again. */
export const keyOfDue = (storeId: string) => key(offersOf(storeId), 'OFFERS')

export const offerDictionary = 'OFFER'

export const todayKey = key('OFFER#TODAY', 'TODAY')
export const trendKey = key('OFFER#TREND', 'TREND')

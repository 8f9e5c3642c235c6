import { key } from '#table/keys'

/** When the summary of a store's offers has to be made again. */
export const keyOfDue = (storeId: string) => key(`OFFERS#${storeId}`, 'OFFERS')

export const todayKey = key('OFFER#TODAY', 'TODAY')

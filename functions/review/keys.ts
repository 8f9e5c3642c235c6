import { itemKey } from '#functions/entity/keys'
import { key } from '#table/keys'

export const keyOfReview = (id: string) => itemKey('REVIEW', id)
/** The stars that visitors gave a store. */
export const keyOfStars = (storeId: string) => key(`STORE#${storeId}`, 'RATING')
export const keyOfDecision = (id: string) => key(`DECISION#${id}`, 'DECISION')
/** Outcomes of reviews in a month (UTC): '2026-05'. */
export const keyOfRates = (month: string) => key(`RATES#${month}`, 'RATES')

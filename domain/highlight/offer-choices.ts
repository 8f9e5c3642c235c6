/** Which offers of all stores: one choice at a time. */
export const offerChoices = ['codes', 'deals', 'proven', 'shipping'] as const

export type OfferChoice = (typeof offerChoices)[number]

/** So many of a category are looked through. */
export const offersOfCategory = 100

/** So many of them are shown, one a store. */
export const bestOfCategory = 12

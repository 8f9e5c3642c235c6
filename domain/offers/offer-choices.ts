export const offerChoices = {
  codes: 'Codes',
  deals: 'Deals',
  proven: 'Proven',
  ending: 'Ends soon',
  shipping: 'Free shipping',
} as const

/** All of them, in another order. The first one needs no name in the address. */
export const offerSorts = { proof: 'Best proven', newest: 'Newest', soonest: 'By end date' } as const

export type OfferChoice = keyof typeof offerChoices
export type OfferSort = keyof typeof offerSorts

/** The choice and the order in an address: `?show=codes`, `?show=newest`, of a store `?show=codes.newest`. */
export function choiceIn(search: URLSearchParams): { show: OfferChoice | undefined; sort: OfferSort } {
  const [show = '', sort = show] = (search.get('show') ?? '').split('.')
  return {
    show: isIn(offerChoices, show) ? show : undefined,
    sort: isIn(offerSorts, sort) ? sort : 'proof',
  }
}

const isIn = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name)

/** What trends follows from the clicks of today and of the days before it. */
export const trendDays = 7

/** The number of offers, and of stores, that trend: four pages. */
export const maxTrending = 96

/** The number of offers of a category that are looked through. */
export const offersOfCategory = 100

export const bestOfCategory = 12
export const bestOfStore = 3

export const maxOffersFound = 12

import type { StoreOffers } from './store-offers'

/** '5 offers', '100+ offers'. */
export function offersText({ count, isMore }: Pick<StoreOffers, 'count' | 'isMore'>): string {
  return `${count}${isMore ? '+' : ''} ${count === 1 ? 'offer' : 'offers'}`
}

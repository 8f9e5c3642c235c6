import { keyOfStore } from '#functions/store/keys'
import type { Derived } from '../feature'
import { offersOf } from './keys'
import { repairWrites } from './update-offers'

export const derivedOffers: Derived = {
  what: 'offers',
  isOwn: ({ pk }) => pk.startsWith(offersOf('')),
  ownerOf: ({ storeId }) => keyOfStore(String(storeId)),
  recomputeWrites: async ({ sk, _id }, now) => (sk === 'STORE' ? repairWrites(String(_id), now) : []),
}

import { keyOfStore } from '#functions/store/keys'
import type { Derived } from '../derived-items'
import { repairWrites } from './update-offers'

export const derivedOffers: Derived = {
  what: 'offers',
  isOwn: ({ sk }) => sk === 'OFFERS',
  ownerOf: ({ storeId }) => keyOfStore(String(storeId)),
  recomputeWrites: async ({ sk, _id }, now) => (sk === 'STORE' ? repairWrites(String(_id), now) : []),
}

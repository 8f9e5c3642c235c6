import { itemKey } from '#functions/entity/keys'
import type { Derived } from '../feature'
import type { Listing } from './listing'
import { isListedKind } from './subjects'
import { recomputeWrites } from './update-listings'

export const derivedListings: Derived = {
  what: 'listing',
  isOwn: ({ pk }) => pk.startsWith('LISTING#'),
  ownerOf: (item) => {
    const { kind, id } = item as Listing
    return itemKey(kind, id)
  },
  recomputeWrites: async ({ sk, _id }, now) =>
    isListedKind(sk) ? recomputeWrites({ kind: sk, id: String(_id) }, now) : [],
}

import { itemKey } from '#functions/entity/keys'
import type { Derived } from '../derived-items'
import type { Listing } from './listing'
import { isListedKind } from './subjects'
import { repairListing } from './update-listings'

export const listings: Derived = {
  what: 'listing',
  isOwn: ({ pk }) => pk.startsWith('LISTING#'),
  ownerOf: (item) => {
    const { kind, id } = item as Listing
    return itemKey(kind, id)
  },
  mend: async ({ sk, _id }, now) =>
    isListedKind(sk) ? repairListing({ kind: sk, id: String(_id) }, now) : [],
}

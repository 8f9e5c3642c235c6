import { withKeysOfOffer } from './known-offer'

export const offerKeys = { EXT: withKeysOfOffer }

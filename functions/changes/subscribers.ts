import { storeDeletions } from '#functions/store/deletion/subscriber'
import { features } from '#functions/features/features'
import { unusedImages } from '#functions/images/subscriber'
import { wordIndexes } from '#functions/registry/word-indexes'
import { namesOfStores } from '#functions/store/search/subscriber'
import { subscriberOf } from '#functions/search/word-index'

export const subscribers = [
  storeDeletions,
  unusedImages,
  namesOfStores,
  ...wordIndexes.map(subscriberOf),
  ...features.flatMap((feature) => feature.subscribers ?? []),
]

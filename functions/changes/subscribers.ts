import { storeDeletions } from '#functions/store/deletion/subscriber'
import { features } from '#functions/features/features'
import { unusedImages } from '#functions/images/subscriber'
import { namesOfStores } from '#functions/search/subscriber'

export const subscribers = [
  storeDeletions,
  unusedImages,
  namesOfStores,
  ...features.flatMap((feature) => feature.subscribers ?? []),
]

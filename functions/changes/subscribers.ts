import { storeDeletions } from '#functions/store/deletion/subscriber'
import { features } from '#functions/features/features'
import { unusedImages } from '#functions/images/subscriber'

export const subscribers = [
  storeDeletions,
  unusedImages,
  ...features.flatMap((feature) => feature.subscribers ?? []),
]

import { storeDeletions } from '#functions/store/deletion/subscriber'
import { features } from '#functions/features/features'
import { unusedImages } from '#functions/images/subscriber'

/** All that follows a write without being part of it. */
export const subscribers = [
  storeDeletions,
  unusedImages,
  ...features.flatMap((feature) => feature.subscribers),
]

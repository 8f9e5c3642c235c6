import { storeDeletions } from '#functions/store/deletion/subscriber'
import { features } from '#functions/features/features'
import { unusedImages } from '#functions/images/subscriber'
import { wordsOfCoupons } from '#functions/coupon/subscriber'
import { namesOfStores } from '#functions/search/subscriber'

export const subscribers = [
  storeDeletions,
  unusedImages,
  namesOfStores,
  wordsOfCoupons,
  ...features.flatMap((feature) => feature.subscribers ?? []),
]

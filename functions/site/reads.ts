import { blogReads } from './blog'
import { categoryReads } from './category'
import { couponReads } from './coupon'
import { receiptReads } from './receipt'
import { reviewReads } from './review'
import { signalReads } from './signal'
import { storeReads } from './store'

/**
 * The reads of visitors. The pages function calls them directly, without HTTP and without the code of writes.
 */
export const siteReads = {
  ...storeReads,
  ...couponReads,
  ...signalReads,
  ...categoryReads,
  ...reviewReads,
  ...blogReads,
  ...receiptReads,
}

import { blogReads } from './blog'
import { categoryReads } from './category'
import { couponReads } from './coupon'
import { reviewReads } from './review'
import { storeReads } from './store'

/** What visitors read. The pages function calls these too, without HTTP in between and without what writes need. */
export const siteReads = { ...storeReads, ...couponReads, ...categoryReads, ...reviewReads, ...blogReads }

import { blogReads } from '#functions/blog/site-reads'
import { categoryReads } from '#functions/category/site-reads'
import { couponReads } from '#functions/coupon/site-reads'
import { featureSiteReads } from '#functions/features/site-reads'
import { reviewReads } from '#functions/review/site-reads'
import { storeReads, storeTileReads } from '#functions/store/site-reads'

export const siteReads = {
  ...storeReads,
  ...couponReads,
  ...categoryReads,
  ...reviewReads,
  ...blogReads,
  ...featureSiteReads,
}

/** The pages function calls them directly, without HTTP and without the code of writes. */
export const readsForPages = { ...siteReads, ...storeTileReads }

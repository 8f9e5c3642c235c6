import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import type { Slot } from '#components/slot'
import type { EndedOffer } from '../coupon/coupons-data'
import { OfferFilter } from './offers/offer-filter'
import { DidItWork } from './proof/did-it-work'
import { LastLookedAt, NoneWorks } from './proof/none-works'
import { ProofWhy } from './proof/proof-why'
import { ReportOffer } from './report/report-link'

/** Above the coupons. They are undefined while only some are loaded. */
export const aboveCoupons: Slot<{ store: Store; coupons: Coupon[] | undefined }> = { NoneWorks }

/** Above the coupons that are loaded; `isWhole`: these are all. */
export const filterOfCoupons: Slot<{ store: Store; loaded: Coupon[] | undefined; isWhole: boolean }> = {
  OfferFilter,
}

/** After the message about a store whose offers have all expired. */
export const afterNoOffers: Slot<{ ended: readonly EndedOffer[] }> = { LastLookedAt }

/** In a coupon's dialog, above the code, below the way to the shop, and in small letters at its end. */
export const aboveCode: Slot<{ coupon: Coupon; store: Store }> = { ProofWhy }
export const inCouponDialog: Slot<{ coupon: Coupon; store: Store }> = { DidItWork }
export const endOfCouponDialog: Slot<{ coupon: Coupon }> = { ReportOffer }

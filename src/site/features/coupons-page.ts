import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import type { Place } from '#components/place'
import type { EndedOffer } from '../coupon/coupons-data'
import { DidItWork } from './proof/did-it-work'
import { LastLookedAt, NoneWorks } from './proof/none-works'
import { ProofLine } from './proof/proof-line'
import { ProofWhy } from './proof/proof-why'
import { ReportOffer } from './report/report-link'

/** Above the coupons. They are undefined while only some are loaded. */
export const aboveCoupons: Place<{ store: Store; coupons: Coupon[] | undefined }> = { NoneWorks }

/** After the sentence about a store whose offers are all over. */
export const afterNoOffers: Place<{ ended: readonly EndedOffer[] }> = { LastLookedAt }

/** In a coupon's card, before where the coupon comes from. */
export const inCouponCard: Place<{ coupon: Coupon }> = { ProofLine }

/** In a coupon's dialog, below the way to the shop, and in small letters at its end. */
export const inCouponDialog: Place<{ coupon: Coupon; store: Store }> = { DidItWork, ProofWhy }
export const endOfCouponDialog: Place<{ coupon: Coupon }> = { ReportOffer }

import type { Coupon } from '#domain/coupon/coupon'
import type { Slot } from '#components/slot'
import type { OneRead } from '#lib/load'
import { feedNames } from './import/feed-names'
import { proofChips } from './proof/filters'
import type { Column, Exported } from '../components/table/column'
import type { Chip } from '../components/table/filter-chips'
import { TestOffer } from './proof/test-offer'
import { untestedCoupon } from './proof/untested'
import { exportedProof, worksColumn } from './proof/works'

/** Buttons in the row of a coupon. */
export const couponActions: Slot<{ coupon: Coupon }> = { TestOffer }

/** Filters of the list of coupons. */
export const couponChips: readonly Chip[] = [...proofChips]

/** Names of sources of coupons beside staff. */
export const couponSourceReads: readonly OneRead<string[]>[] = [feedNames]

/** What a new coupon has of the features. */
export const newCouponParts = { ...untestedCoupon }

/** Columns after the code. */
export const couponColumns: readonly Column<Coupon>[] = [worksColumn]

export const exportedOfCoupon: Exported<Coupon> = { ...exportedProof }

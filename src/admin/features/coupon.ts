import type { Coupon } from '#domain/coupon/coupon'
import type { Slot } from '#components/slot'
import type { Column } from '../components/table/column'
import { TestOffer } from './proof/test-offer'
import { worksColumn } from './proof/works-column'

/** Buttons in the row of a coupon. */
export const couponActions: Slot<{ coupon: Coupon }> = { TestOffer }

/** Columns after the code. */
export const couponColumns: readonly Column<Coupon>[] = [worksColumn]

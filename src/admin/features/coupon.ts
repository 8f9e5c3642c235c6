import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/read'
import type { Coupon } from '#domain/coupon/coupon'
import type { Slot } from '#components/slot'
import { proofChips } from './proof/filters'
import type { Column } from '../components/table/column'
import type { Chip } from '../components/table/filter-chips'
import { TestOffer } from './proof/test-offer'
import { worksColumn } from './proof/works-column'

/** Buttons in the row of a coupon. */
export const couponActions: Slot<{ coupon: Coupon }> = { TestOffer }

/** Filters of the list of coupons. */
export const couponChips: readonly Chip[] = [...proofChips]

/** The names of what staff import from. */
export const useFeeds = (): string[] =>
  (useQuery(read('GET /sources', {})).data ?? []).map(({ name }) => name)

/** Columns after the code. */
export const couponColumns: readonly Column<Coupon>[] = [worksColumn]

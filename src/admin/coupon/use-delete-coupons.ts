import type { Coupon } from '#domain/coupon'
import { forEachOf } from '../components/bulk'
import { confirm } from '../components/feedback/confirm-dialog'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { couponLists } from './coupon-lists'

/**
 * Asks, then deletes coupons: their rows go at once, and those come back that could not be
 * (product.md, section 8).
 */
export function useDeleteCoupons() {
  const change = useOptimisticChange()

  function deleteOne(coupon: Coupon) {
    const { _id: id, version } = coupon
    return change({
      item: coupon,
      as: 'removed',
      call: () => callAsStaff('DELETE /coupons/{id}', { params: { id }, version }),
      reads: couponLists,
    })
  }

  return async function deleteCoupons(coupons: readonly Coupon[]) {
    const [only] = coupons
    if (!only) return
    const one = coupons.length === 1
    const question = one ? 'Delete this coupon?' : `Delete these ${coupons.length} coupons?`
    if (!(await confirm({ question, detail: one ? only.title : '', yes: 'Delete' }))) return
    const failures = await forEachOf(coupons, deleteOne)
    const deleted = coupons.length - failures.length
    if (deleted > 0) {
      showSnackbar({
        text: deleted === 1 ? 'Coupon deleted' : `${deleted} coupons deleted`,
        ...(one && { detail: only.title }),
      })
    }
    const [first] = failures
    if (!first) return
    const what =
      failures.length === 1 ? 'Failed to delete coupon' : `Failed to delete ${failures.length} coupons`
    showSnackbar({ tone: 'failure', text: failureText(what, first.error) })
  }
}

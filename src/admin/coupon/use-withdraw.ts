import { useQueryClient } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon'
import { useSingleFlight } from '#lib/use-single-flight'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { callAsStaff } from '../session/staff-call'
import { coupons } from './coupon-resource'

/** Takes an offer from visitors, or gives it back (product.md, section 4). Its notice takes that back. */
export function useWithdraw() {
  const client = useQueryClient()

  async function withdraw(coupon: Coupon, withdrawn: boolean): Promise<void> {
    const { _id: id, title: detail } = coupon
    try {
      await callAsStaff('PUT /coupons/{id}', { params: { id }, body: { withdrawn } })
      showSnackbar({
        text: withdrawn ? 'Coupon withdrawn' : 'Coupon restored',
        detail,
        action: { label: 'Undo', run: () => void withdraw(coupon, !withdrawn) },
      })
    } catch (error) {
      const text = withdrawn ? 'Failed to withdraw coupon' : 'Failed to restore coupon'
      showSnackbar({ text: failureText(text, error), detail, tone: 'failure' })
    }
    for (const read of coupons.reads) void client.invalidateQueries({ queryKey: [read] })
  }

  return useSingleFlight(withdraw)
}

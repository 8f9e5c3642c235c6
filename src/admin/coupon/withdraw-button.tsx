import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../components/row-button'
import { useQueryClient } from '@tanstack/react-query'
import { useSingleFlight } from '#lib/use-single-flight'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { invalidateReads } from '../calls/invalidate-reads'
import { useOptimisticChange } from '../calls/optimistic-changes'
import { callAsStaff } from '../calls/staff-call'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { coupons } from './coupon-resource'

/** Withdraws or restores an offer. The snackbar can undo it. */
function useWithdraw() {
  const client = useQueryClient()
  const show = useOptimisticChange()

  async function change(item: Coupon, withdrawn: boolean): Promise<void> {
    const [done, detail] = [withdrawn ? 'withdrawn' : 'restored', item.title]
    const undo = () => void change(item, !withdrawn).then(() => focusRowWhenLoaded(item._id))
    // Without a version: other fields stay as they are by now, and a call without an answer is repeated.
    const request = { params: { id: item._id }, body: { withdrawn } }
    try {
      await show({ item, as: {}, call: () => callAsStaff('PUT /coupons/{id}', request), reads: [] })
      showSnackbar({ text: `Coupon ${done}`, detail, action: { label: 'Undo', run: undo } })
    } catch (error) {
      const text = failureText(`Failed to ${withdrawn ? 'withdraw' : 'restore'} coupon`, error)
      showSnackbar({ text, detail, tone: 'failure' })
    }
    await invalidateReads(client, coupons.reads)
  }

  return useSingleFlight(change)
}

export function WithdrawButton({ coupon }: { coupon: Coupon }) {
  const { run: withdraw, isRunning } = useWithdraw()
  const isWithdrawn = coupon.status === 'withdrawn'
  const label = isWithdrawn ? 'Restore' : 'Withdraw'
  const act = () => withdraw(coupon, !isWithdrawn)
  const icon = !isWithdrawn && { icon: 'withdraw' as const }
  return <RowButton text={label} {...icon} name={coupon.title} isWaiting={isRunning} onClick={act} />
}

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
export function WithdrawButton({ coupon: item }: { coupon: Coupon }) {
  const client = useQueryClient()
  const show = useOptimisticChange()
  const isWithdrawn = item.status === 'withdrawn'

  async function change(withdrawn: boolean): Promise<void> {
    const [done, detail] = [withdrawn ? 'withdrawn' : 'restored', item.title]
    const undo = () => void change(!withdrawn).then(() => focusRowWhenLoaded(item._id))
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

  const { run, isRunning: isWaiting } = useSingleFlight(change)
  const button = { name: item.title, isWaiting, onClick: () => run(!isWithdrawn) }
  return isWithdrawn ? (
    <RowButton {...button} text="Restore" />
  ) : (
    <RowButton {...button} text="Withdraw" icon="withdraw" />
  )
}

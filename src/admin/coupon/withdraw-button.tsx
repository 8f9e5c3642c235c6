import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../components/row-button'
import { useQueryClient } from '@tanstack/react-query'
import { httpStatusOf, isUnanswered } from '#lib/api-error'
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

  async function change(offer: Coupon, withdrawn: boolean): Promise<void> {
    const [done, detail] = [withdrawn ? 'withdrawn' : 'restored', offer.title]
    try {
      const call = () => changeOne(offer, withdrawn)
      const changed = await show({ item: offer, as: {}, call, reads: [] })
      const undo = () => void change(changed!, !withdrawn).then(() => focusRowWhenLoaded(offer._id))
      showSnackbar(
        changed
          ? { text: `Coupon ${done}`, detail, action: { label: 'Undo', run: undo } }
          : { text: `Coupon ${done} already by someone else`, detail },
      )
    } catch (error) {
      const text = failureText(`Failed to ${withdrawn ? 'withdraw' : 'restore'} coupon`, error)
      showSnackbar({ text, detail, tone: 'failure' })
    }
    await invalidateReads(client, coupons.reads)
  }

  return useSingleFlight(change)
}

/** Undefined if it was so already. Where its answer is lost, the offer says whether it was done. */
async function changeOne({ _id: id, version }: Coupon, withdrawn: boolean): Promise<Coupon | undefined> {
  const send = (of: number) =>
    callAsStaff('PUT /coupons/{id}', { params: { id }, body: { withdrawn }, version: of })
  try {
    return await send(version)
  } catch (error) {
    if (httpStatusOf(error) !== 412 && !isUnanswered(error)) throw error
    const newest = await callAsStaff('GET /coupons/{id}', { params: { id } })
    const isSo = (newest.withdrawnAt !== null) === withdrawn
    if (!isSo) return send(newest.version)
    return isUnanswered(error) ? newest : undefined
  }
}

export function WithdrawButton({ coupon }: { coupon: Coupon }) {
  const { run: withdraw, isRunning } = useWithdraw()
  const isWithdrawn = coupon.status === 'withdrawn'
  const label = isWithdrawn ? 'Restore' : 'Withdraw'
  const act = () => withdraw(coupon, !isWithdrawn)
  const icon = !isWithdrawn && { icon: 'withdraw' as const }
  return <RowButton text={label} {...icon} name={coupon.title} isWaiting={isRunning} onClick={act} />
}

import { useQueryClient } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import { httpStatusOf, isUnanswered } from '#lib/api-error'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { invalidateReads } from '../components/invalidate-reads'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../calls/staff-call'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { coupons } from './coupon-resource'

/** Withdraws or restores offers. The snackbar can undo it. */
export function useWithdraw() {
  const client = useQueryClient()
  const show = useOptimisticChange()

  async function change(offers: readonly Coupon[], withdrawn: boolean): Promise<void> {
    const done: Coupon[] = []
    const already: Coupon[] = []
    const failures = await forEachOf(offers, async (offer) => {
      const call = () => changeOne(offer, withdrawn)
      const changed = await show({ item: offer, as: {}, call, reads: [] })
      if (changed) done.push(changed)
      else already.push(offer)
    })
    const failed = failures.map(({ item }) => item)
    if (already.length > 0) {
      const text = `${counted(already)} ${withdrawn ? 'withdrawn' : 'restored'} already by someone else`
      showSnackbar({ text, ...detailOf(already) })
    }
    if (done.length > 0) {
      showSnackbar({
        text: withdrawn ? `${counted(done)} withdrawn` : `${counted(done)} restored`,
        ...detailOf(done),
        action: { label: 'Undo', run: () => void undo(done, withdrawn) },
      })
    }
    if (failures.length > 0) {
      const what = failed.length === 1 ? 'coupon' : `${failed.length} coupons`
      const text = `Failed to ${withdrawn ? 'withdraw' : 'restore'} ${what}`
      showSnackbar({ text: failureText(text, failures[0]?.error), ...detailOf(failed), tone: 'failure' })
    }
  }

  async function withdraw(offers: readonly Coupon[], withdrawn: boolean) {
    await change(offers, withdrawn)
    void invalidateReads(client, coupons.reads)
  }

  async function undo(offers: readonly Coupon[], withdrawn: boolean) {
    await change(offers, !withdrawn)
    await invalidateReads(client, coupons.reads)
    if (offers[0]) focusRowWhenLoaded(offers[0]._id)
  }

  return useSingleFlight(withdraw)
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

const counted = (offers: readonly Coupon[]) => (offers.length === 1 ? 'Coupon' : `${offers.length} coupons`)

function detailOf([first, ...others]: readonly Coupon[]) {
  return first && others.length === 0 ? { detail: first.title } : {}
}

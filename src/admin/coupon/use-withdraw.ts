import { useQueryClient } from '@tanstack/react-query'
import type { Coupon } from '#domain/coupon/coupon'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { invalidateReads } from '../components/invalidate-reads'
import { callAsStaff } from '../calls/staff-call'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { coupons } from './coupon-resource'

/** Withdraws or restores offers. The snackbar can undo it. */
export function useWithdraw() {
  const client = useQueryClient()

  async function change(offers: readonly Coupon[], withdrawn: boolean): Promise<void> {
    const failures = await forEachOf(offers, ({ _id: id }) =>
      callAsStaff('PUT /coupons/{id}', { params: { id }, body: { withdrawn } }),
    )
    const failed = failures.map(({ item }) => item)
    const done = offers.filter((offer) => !failed.includes(offer))
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

const counted = (offers: readonly Coupon[]) => (offers.length === 1 ? 'Coupon' : `${offers.length} coupons`)

function detailOf([first, ...others]: readonly Coupon[]) {
  return first && others.length === 0 ? { detail: first.title } : {}
}

import type { Coupon } from '#domain/coupon/coupon'
import type { TestForm } from '#domain/proof/proof'
import { showSnackbar } from '../../components/feedback/snackbars'
import { useOptimisticChange } from '../../components/optimistic-changes'
import { useStaffAction } from '../../components/use-staff-action'
import { callAsStaff } from '../../calls/staff-call'

export const readsAfterTest = [
  'GET /coupons',
  'GET /stores/coupons/{storeId}',
  'GET /coupons/doubted',
  'GET /coupons/{id}/tests',
] as const

const failure = { failed: 'Failed to save the test.' }

/** Lists show the result at once, and take it back if the server refuses it. */
export function useTest(onDone: () => void) {
  const change = useOptimisticChange()
  return useStaffAction(failure, async ({ _id, title, proof }: Coupon, { outcome, note }: TestForm) => {
    const at = new Date().toISOString()
    const tested = {
      state: outcome === 'worked' ? 'works' : 'checking',
      testOutcome: outcome,
      testedAt: at,
      doubtedAt: outcome === 'worked' ? null : (proof.doubtedAt ?? at),
      askedAt: outcome === 'worked' ? undefined : proof.askedAt,
    } as const
    await change({
      // A test makes no new version of the coupon.
      item: { _id },
      as: { proof: { ...proof, ...tested } },
      call: () => callAsStaff('POST /coupons/{id}/tests', { params: { id: _id }, body: { outcome, note } }),
      reads: readsAfterTest,
    })
    showSnackbar({
      text: outcome === 'worked' ? 'Tested: it works' : 'Tested: it does not work',
      detail: title,
    })
    onDone()
  })
}

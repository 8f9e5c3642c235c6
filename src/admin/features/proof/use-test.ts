import type { Coupon } from '#domain/coupon/coupon'
import type { TestForm } from '#domain/proof/proof'
import { useSingleFlight } from '#lib/use-single-flight'
import { failureText } from '../../components/feedback/failure-text'
import { longMilliseconds, showSnackbar } from '../../components/feedback/snackbars'
import { useOptimisticChange } from '../../calls/optimistic-changes'
import { callAsStaff } from '../../calls/staff-call'

export const readsAfterTest = [
  'GET /coupons',
  'GET /stores/coupons/{storeId}',
  'GET /coupons/doubted',
  'GET /coupons/{id}/tests',
] as const

/** The opposite is one click away. */
const said = {
  worked: ['Tested: it works', 'It does not work', 'failed'],
  failed: ['Tested: it does not work', 'It works', 'worked'],
} as const

/** Lists show the result at once, and take it back if the server refuses it. */
export function useTest(onDone?: () => void) {
  const change = useOptimisticChange()
  async function test(coupon: Coupon, { outcome, note }: TestForm): Promise<void> {
    const { _id, title, proof } = coupon
    const at = new Date().toISOString()
    const tested = {
      state: outcome === 'worked' ? 'works' : 'checking',
      testOutcome: outcome,
      testedAt: at,
      doubtedAt: outcome === 'worked' ? null : (proof.doubtedAt ?? at),
      askedAt: outcome === 'worked' ? undefined : proof.askedAt,
    } as const
    try {
      await change({
        // A test makes no new version of the coupon.
        item: { _id },
        as: { proof: { ...proof, ...tested } },
        call: () => callAsStaff('POST /coupons/{id}/tests', { params: { id: _id }, body: { outcome, note } }),
        reads: readsAfterTest,
      })
    } catch (error) {
      return showSnackbar({ text: failureText('Failed to save the test.', error), tone: 'failure' })
    }
    const [text, label, other] = said[outcome]
    const correct = () => void test(coupon, { outcome: other, note: '' })
    showSnackbar({ text, detail: title, shownFor: longMilliseconds, action: { label, run: correct } })
    onDone?.()
  }
  return useSingleFlight(test)
}

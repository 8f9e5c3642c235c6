import type { Coupon } from '#domain/coupon/coupon'
import { proofWording } from '#domain/proof/proof-wording'
import type { Column } from '../../components/table/column'
import { RelativeDate } from '../../components/table/relative-date'

/** Our own test says so. */
export const hasFailed = ({ state, testOutcome }: Coupon['proof']) =>
  state === 'checking' && testOutcome === 'failed'

export const worksColumn: Column<Coupon> = {
  label: 'Works',
  width: 8,
  isExtra: true,
  wraps: true,
  cell: ({ proof }) => {
    const { text, at } = proofWording(proof)
    return (
      <>
        {hasFailed(proof) ? 'Failed our test' : text.replace(/^Worked for (\d+ of \d+) .*/, '$1')}{' '}
        {at && (
          <small>
            <RelativeDate iso={at} />
          </small>
        )}
      </>
    )
  },
}

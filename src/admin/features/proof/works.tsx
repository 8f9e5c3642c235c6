import type { Coupon } from '#domain/coupon/coupon'
import { proofWording } from '#domain/proof/proof-wording'
import type { Column } from '../../components/table/column'
import { RelativeDate } from '../../components/table/relative-date'

/** Our own test says so. */
export const hasFailed = ({ state, testOutcome }: Coupon['proof']) =>
  state === 'checking' && testOutcome === 'failed'

/** 'Failed our test', '12 of 14'. */
const worksText = ({ proof }: Pick<Coupon, 'proof'>): string =>
  hasFailed(proof) ? 'Failed our test' : proofWording(proof).text.replace(/^Worked for (\d+ of \d+) .*/, '$1')

export const exportedProof = { Works: worksText }

export const worksColumn: Column<Coupon> = {
  label: 'Works',
  width: 8,
  isExtra: true,
  wraps: true,
  cell: ({ proof }) => {
    const { at } = proofWording(proof)
    return (
      <>
        {worksText({ proof })}{' '}
        {at && (
          <small>
            <RelativeDate iso={at} />
          </small>
        )}
      </>
    )
  },
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { bulkSize } from '#domain/coupon/bulk-edit'
import { useDebounced } from '#lib/use-debounced'
import { callAsStaff } from '../calls/staff-call'
import { failureText } from '../components/feedback/failure-text'
import { None } from '../components/table/none'
import { type BulkValues, enteredBulkSchema } from './bulk-fields'
import styles from './bulk-preview.module.css'
import { type BulkedCoupon, changeTexts } from './bulk-change-text'
import type { BulkTarget } from './bulk-runs'
import { firstPart } from './run-bulk'

/** What would change, read while the value is typed. */
export function BulkPreview({ target }: { target: BulkTarget }) {
  const { data: changes } = enteredBulkSchema.safeParse(useWatch<BulkValues>())
  const body = useDebounced(JSON.stringify({ ...firstPart(target, bulkSize), changes, dryRun: true }))
  const { data, error } = useQuery({
    queryKey: ['bulk preview', body],
    queryFn: () => callAsStaff('POST /coupons/bulk', { body: JSON.parse(body) as object }),
    enabled: changes !== undefined && body.includes('"changes"'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const coupons = changes && data ? data.coupons : []
  const isPart = 'ids' in target ? target.ids.length > bulkSize : data?.next !== undefined
  const other = coupons.filter(({ state }) => state !== 'unchanged')
  return (
    <>
      <p role="status" className={`soft ${styles.summary}`}>
        {changes && error && failureText('Failed to load the preview', error)}
        {coupons.length > 0 && summaryOf(coupons, isPart)}
      </p>
      {other.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <div className={`panel ${styles.scroll}`} role="region" aria-label="Preview" tabIndex={0}>
          <table className={styles.preview}>
            <thead>
              <tr>
                <th scope="col">Coupon</th>
                <th scope="col">Before and after</th>
              </tr>
            </thead>
            <tbody>
              {other.map((coupon) => (
                <Row key={coupon._id} {...coupon} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function Row(coupon: BulkedCoupon) {
  const { title, storeName, message } = coupon
  return (
    <tr>
      <th scope="row">
        <bdi>{title}</bdi> <bdi className={`soft ${styles.store}`}>{storeName}</bdi>
      </th>
      <td>
        {message !== undefined && <span className={styles.message}>{message}</span>}
        {changeTexts(coupon).map(({ before, after }) => (
          <div key={before + after} className={styles.change}>
            <bdi>{before || <None />}</bdi> <span aria-hidden="true">→</span>{' '}
            <span className="visually-hidden">becomes </span>
            <bdi className={styles.after}>{after || <None />}</bdi>
          </div>
        ))}
      </td>
    </tr>
  )
}

function summaryOf(coupons: readonly BulkedCoupon[], isPart: boolean): string {
  const count = (wanted: BulkedCoupon['state']) => coupons.filter(({ state }) => state === wanted).length
  const [changed, unchanged, failed] = [count('changed'), count('unchanged'), count('failed')]
  const parts = [
    `${changed} will change`,
    ...(unchanged > 0 ? [`${unchanged} ${unchanged === 1 ? 'stays' : 'stay'} as now`] : []),
    ...(failed > 0 ? [`${failed} cannot be changed`] : []),
  ]
  return `${isPart ? `Of the first ${coupons.length}: ` : ''}${parts.join(', ')}.`
}

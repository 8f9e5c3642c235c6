import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { type BulkChanges, bulkSize } from '#domain/coupon/bulk-edit'
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
export function useBulkPreview(target: BulkTarget, control: Control<BulkValues, unknown, BulkChanges>) {
  const { data: changes } = enteredBulkSchema.safeParse(useWatch({ control }))
  const wanted = JSON.stringify({ ...firstPart(target, bulkSize), changes, dryRun: true })
  const body = useDebounced(wanted)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['bulk preview', body],
    queryFn: () => callAsStaff('POST /coupons/bulk', { body: JSON.parse(body) as object }),
    enabled: changes !== undefined && body.includes('"changes"'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const coupons = changes && data ? data.coupons : []
  const isPart = 'ids' in target ? target.ids.length > bulkSize : data?.next !== undefined
  const isKnown = coupons.length > 0 && !isPart && !isPlaceholderData && body === wanted
  const changing = isKnown ? coupons.filter(({ state }) => state === 'changed').length : undefined
  return { coupons, isPart, error: changes && error, changing }
}

export function BulkPreview({ coupons, isPart, error }: ReturnType<typeof useBulkPreview>) {
  const other = coupons.filter(({ state }) => state !== 'unchanged')
  return (
    <>
      <p role="status" className={`soft ${styles.summary}`}>
        {error && failureText('Failed to load the preview', error)}
        {coupons.length > 0 && summaryOf(coupons, isPart)}
      </p>
      {other.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <div className={`panel ${styles.preview}`} role="region" aria-label="Preview" tabIndex={0}>
          <ul>
            {other.map((coupon) => (
              <Row key={coupon._id} {...coupon} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Row(coupon: BulkedCoupon) {
  const { title, storeName, message } = coupon
  return (
    <li>
      <bdi className={styles.strong}>{title}</bdi> <bdi className="soft">{storeName}</bdi>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {changeTexts(coupon).map(({ before, after }) => (
        <p key={before + after} className="lines">
          <bdi>{before || <None />}</bdi> <span aria-hidden="true">→</span>{' '}
          <span className="visually-hidden">becomes </span>
          <bdi className={styles.strong}>{after || <None />}</bdi>
        </p>
      ))}
    </li>
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

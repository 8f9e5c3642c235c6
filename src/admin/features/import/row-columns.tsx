import { Badge } from '@aws-amplify/ui-react'
import { Link } from 'react-router-dom'
import { type ImportRow, type RowState, rowStateLabels } from '#domain/import/import'
import type { Columns } from '../../components/table/column'
import styles from './imports.module.css'
import { pathOfCoupon } from './pages'

const tones: Partial<Record<RowState, 'error' | 'success' | 'warning'>> = {
  conflict: 'error',
  refused: 'error',
  new: 'success',
  changed: 'warning',
  ended: 'warning',
}

export const rowColumns: Columns<ImportRow> = [
  {
    label: 'Coupon',
    cell: ({ title, couponId }) =>
      couponId === null ? (
        title
      ) : (
        <Link to={pathOfCoupon(couponId)} title={title} dir="auto">
          {title}
        </Link>
      ),
  },
  { label: 'Store', width: 10, cell: ({ shop, store }) => store?.name ?? shop },
  { label: 'Line', width: 4, cell: ({ line }) => line },
  {
    label: 'Result',
    width: 9,
    cell: ({ state }) => {
      const tone = tones[state]
      return <Badge {...(tone && { variation: tone })}>{rowStateLabels[state]}</Badge>
    },
  },
  { label: 'What changes', wraps: true, cell: (row) => <Changes row={row} /> },
]

function Changes({ row: { state, changes, reason, sameAs } }: { row: ImportRow }) {
  return (
    <>
      {reason !== null && <p dir="auto">{reason}</p>}
      {sameAs && (
        <p>
          The store has this offer already:{' '}
          <Link to={pathOfCoupon(sameAs.couponId)}>
            {sameAs.source === 'staff' ? 'also by staff' : `also in ${sameAs.source.replace('feed:', '')}`}
          </Link>
        </p>
      )}
      {changes.length > 0 && (
        <ul className={`wrap ${styles.changes}`}>
          {changes.map((change) => (
            <li key={change.field}>
              <span className="soft">{change.field}</span> <Change {...change} />
            </li>
          ))}
        </ul>
      )}
      {state === 'unchanged' && reason === null && 'Everything is as it is on the site.'}
    </>
  )
}

function Change({ before, after, isKept }: ImportRow['changes'][number]) {
  if (before === null) {
    return (
      <bdi className={styles.fact} title={after}>
        {after}
      </bdi>
    )
  }
  return isKept ? (
    <>
      <bdi>{before}</bdi> stays: staff have edited it. The feed says <bdi>{after}</bdi>
    </>
  ) : (
    <>
      <del dir="auto">{before}</del> <ins dir="auto">{after}</ins>
    </>
  )
}

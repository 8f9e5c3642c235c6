import { useQuery } from '@tanstack/react-query'
import type { Outcome } from '#domain/proof'
import type { LedgerEntry } from '#domain/signal'
import { LocalDate } from '#components/local-date'
import { Notice } from '#components/notice'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import styles from './test-dialog.module.css'

const words: Record<Outcome, string> = { worked: 'worked', failed: 'did not work', partly: 'worked in part' }

/** The last signals and tests of an offer. */
export function Ledger({ couponId }: { couponId: string }) {
  const { data, error, refetch } = useQuery(read('GET /coupons/{id}/tests', { id: couponId }))
  if (error && !data) return <Notice onRetry={refetch}>Failed to load what was said before.</Notice>
  if (!data) return <Spinner label="Loading what was said before..." />
  if (data.length === 0) return <p>Nobody has said anything about this offer yet.</p>
  return (
    <ul className={styles.ledger} aria-label="What was said before">
      {data.map((entry) => (
        <li key={entry.at + (entry.by ?? '') + entry.outcome}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry: { at, source, outcome, text, by, counted, ofBefore } }: { entry: LedgerEntry }) {
  return (
    <>
      <LocalDate iso={at} /> {source === 'staff' ? <bdi>{by}</bdi> : 'A visitor'}: {words[outcome]}
      {!counted && ' (not counted: another of the same network said something that day)'}
      {ofBefore && ' (not counted any more: about the code or link before)'}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </>
  )
}

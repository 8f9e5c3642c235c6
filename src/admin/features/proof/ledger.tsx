import { useQuery } from '@tanstack/react-query'
import type { Outcome } from '#domain/proof/tally'
import type { LedgerEntry, Uncounted } from '#domain/proof/proof'
import { LocalDate } from '#components/local-date'
import { ListMessage } from '#components/list-message'
import { Prose } from '#components/prose'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { ActionButton } from '../../components/action-button'
import { useVoidNetwork } from './use-void-network'

const words: Record<Outcome, string> = { worked: 'worked', failed: 'did not work', partly: 'worked in part' }

const reasons: Record<Uncounted, string> = {
  network: 'not counted: its network had said enough that day',
  waiting: 'not counted before three networks say the same',
  stopped: 'not counted: visitors had put too many offers in doubt that day',
  voided: 'taken back by staff',
}

export function Ledger({ couponId }: { couponId: string }) {
  const { data, error, refetch } = useQuery(read('GET /coupons/{id}/tests', { id: couponId }))
  if (error && !data) return <ListMessage onRetry={refetch}>Failed to load what was said before.</ListMessage>
  if (!data) return <Spinner label="Loading what was said before..." />
  if (data.length === 0) return <p>Nobody has said anything about this offer yet.</p>
  return (
    <ul className="stack" aria-label="What was said before">
      {data.map((entry) => (
        <li key={entry.at + (entry.by ?? '') + entry.outcome}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { at, source, outcome, text, by, counted, uncounted, network, ofBefore } = entry
  const { run: takeBack, isRunning } = useVoidNetwork()
  return (
    <>
      <LocalDate iso={at} /> {source === 'staff' ? <bdi>{by}</bdi> : 'A visitor'}: {words[outcome]}
      {!counted && ` (${reasons[uncounted ?? 'network']})`}
      {ofBefore && ' (not counted any more: about the code or link before)'}
      {text && <Prose text={text} />}
      {network !== undefined && uncounted !== 'voided' && (
        <div>
          <ActionButton
            size="small"
            isWaiting={isRunning}
            onClick={() => void takeBack({ day: at.slice(0, 10), network })}
          >
            Take back this network’s day
          </ActionButton>
        </div>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Outcome } from '#domain/proof/tally'
import type { LedgerEntry, Uncounted, NetworkDay } from '#domain/proof/proof'
import { counted } from '#domain/text/counted'
import { LocalDate } from '#components/local-date'
import { ListMessage } from '#components/list-message'
import { Prose } from '#components/prose'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { ActionButton } from '../../components/action-button'
import { confirm } from '../../components/feedback/confirm-dialog'
import { showSnackbar } from '../../components/feedback/snackbars'
import { useStaffAction } from '../../calls/use-staff-action'
import { callAsStaff } from '../../calls/staff-call'
import { readsAfterTest } from './use-test'

const words: Record<Outcome, string> = { worked: 'worked', failed: 'did not work', partly: 'worked in part' }

const reasons: Record<Uncounted, string> = {
  network: 'not counted: its network had said enough that day',
  waiting: 'not counted before three networks say the same',
  stopped: 'not counted: visitors had put too many offers in doubt that day',
  voided: 'taken back by staff',
}

const options = {
  failed: 'Failed to take the answers back.',
  reads: [...readsAfterTest, 'GET /coupons/doubted/today'],
} as const

/** Before all answers of a network on a day are taken back. */
const question = {
  question: 'Take back all answers of this network on that day?',
  detail: 'They no longer count for any offer, and the network is not heard again on that day.',
  isFinal: true,
  yes: 'Take back',
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
  const { at, source, outcome, text, by, counted: isCounted, uncounted, network, ofBefore } = entry
  const { run: takeBack, isRunning } = useStaffAction(options, async (body: NetworkDay) => {
    if (!(await confirm(question))) return
    const { offers } = await callAsStaff('POST /coupons/void-network', { body })
    showSnackbar({ text: `Answers about ${counted(offers, 'offer')} taken back` })
  })
  return (
    <>
      <LocalDate iso={at} /> {source === 'staff' ? <bdi>{by}</bdi> : 'A visitor'}: {words[outcome]}
      {!isCounted && ` (${reasons[uncounted ?? 'network']})`}
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

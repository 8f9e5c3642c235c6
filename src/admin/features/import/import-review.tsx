import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Import, rowStateLabels, rowStates } from '#domain/import/import'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { useHasFailed } from '../../calls/connection'
import { PageHeader } from '../../components/page-header'
import { ListPage } from '../../components/table/list-page'
import { ResourceTable } from '../../components/table/resource-table'
import type { ListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { ColumnsForm } from './columns-form'
import { ImportBar } from './import-bar'
import { stateText, totalOf } from './import-words'
import { importsPage } from './pages'
import { RefusedRows } from './refused-rows'
import { outcomeLabels, rowColumns } from './row-columns'
import { ShopsToMap } from './shops-to-map'
import styles from './imports.module.css'

interface Props {
  id: string
  address: ListAddress
}

/** What a file would change, or has changed. */
export function ImportReview({ id, address }: Props) {
  const found = useQuery({
    ...read('GET /imports/{id}', { id }),
    // It goes on in another window, or by itself.
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 3000 : false),
  })
  const hasFailed = useHasFailed(found)
  if (found.data && !hasFailed) return <Review shown={found.data} address={address} />
  return (
    <>
      <PageHeader title={importsPage.title} />
      {hasFailed ? (
        <ListMessage onRetry={found.refetch}>Failed to load the import. Please try again later.</ListMessage>
      ) : (
        <Spinner label="Loading the import..." />
      )}
    </>
  )
}

const isUnderWay = (found: Import | undefined) => found?.state === 'applying' || found?.state === 'undoing'

function Review({ shown, address }: { shown: Import; address: ListAddress }) {
  const isMapped = shown.state !== 'unmapped'
  const wanted = address.filter('state')
  const page = useStaffPage('GET /imports/{id}/rows', {
    params: { id: shown._id },
    query: { [wanted === 'kept' || wanted === 'failed' ? 'outcome' : 'state']: wanted },
    cursor: address.cursor,
    enabled: isMapped,
  })
  return (
    <ListPage title={shown.fileName} address={address} page={page}>
      <Link to={importsPage.path}>All imports</Link>
      <Facts shown={shown} />
      {isMapped ? (
        <>
          <RowStates shown={shown} address={address} />
          <ImportBar shown={shown} />
          <RefusedRows shown={shown} />
          <ShopsToMap shown={shown} />
          <ResourceTable
            label="Rows"
            page={page}
            columns={rowColumns}
            rowName={({ title }) => title}
            messages={{
              empty: 'There are no such rows.',
              failed: 'Failed to load the rows. Please try again later.',
            }}
          />
        </>
      ) : (
        <ColumnsForm shown={shown} />
      )}
    </ListPage>
  )
}

function Facts({ shown }: { shown: Import }) {
  const { source, isFull, timeZone, format, counts, dateOrder } = shown
  const facts = [
    ['State', stateText(shown)],
    ['Source', source],
    ['Recognised', format ?? 'not yet'],
    ['Rows', totalOf(counts)],
    ['Kind', isFull ? 'Full feed: what is missing ends' : 'Part of a feed: nothing ends'],
    ['Times', timeZone],
    ...(dateOrder ? [['Dates', `${dateOrder} first`] as const] : []),
  ] as const
  return (
    <dl className={`wrap ${styles.facts}`}>
      {facts.map(([label, text]) => (
        <div key={label} className="row">
          <dt className="soft">{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many rows are in each state, or were not written or undone. Each is a filter of the table. */
function RowStates({
  shown: { state: now, counts, failed },
  address,
}: {
  shown: Import
  address: ListAddress
}) {
  const outcome = now === 'undone' ? 'kept' : 'failed'
  const chosen = address.filter('state')
  const all = [
    { state: '', label: 'All rows', count: totalOf(counts) },
    ...rowStates.map((state) => ({ state, label: rowStateLabels[state], count: counts[state] })),
    ...(failed > 0 ? [{ state: outcome, label: outcomeLabels[outcome], count: failed }] : []),
  ]
  return (
    <div role="group" aria-label="Rows" className={`panel ${styles.states}`}>
      {all.map(({ state, label, count }) => (
        <button
          key={state}
          type="button"
          data-state={count === 0 ? 'none' : state}
          aria-pressed={chosen === state}
          onClick={() => address.setFilter('state', state)}
        >
          <strong>{count}</strong> <span>{label}</span>
        </button>
      ))}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Import, rowStateLabels, rowStates } from '#domain/import/import'
import { counted } from '#domain/text/counted'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { useHasFailed } from '../../calls/connection'
import { PageHeader } from '../../components/page-header'
import page from '../../components/page.module.css'
import { FilterChips } from '../../components/table/filter-chips'
import { ListPage } from '../../components/table/list-page'
import { ResourceTable } from '../../components/table/resource-table'
import type { ListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { Section } from '../../components/section'
import { ImportBar } from './import-bar'
import { totalOf } from './import-words'
import { importsPage, pathOfCoupon } from './pages'
import { RefusedRows } from './refused-rows'
import { rowColumns } from './row-columns'
import { ShopsToMap } from './shops-to-map'

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
  const { _id: id, fileName, counts } = shown
  const rows = useStaffPage('GET /imports/{id}/rows', {
    params: { id },
    query: { state: address.filter('state') },
    cursor: address.cursor,
  })
  const found = rowStates.filter((state) => counts[state] > 0)
  return (
    <ListPage title={fileName} address={address} page={rows}>
      <Link to={importsPage.path}>All imports</Link>
      <p className={`soft ${page.note}`} dir="auto">
        {factsOf(shown)}
      </p>
      <ImportBar shown={shown} />
      <RefusedRows shown={shown} />
      <SkippedRows shown={shown} />
      <ShopsToMap shown={shown} />
      <div role="group" aria-label="Rows" className={`row wrap ${page.buttons}`}>
        <FilterChips
          address={address}
          chips={found.map((state) => ({
            name: 'state',
            value: state,
            label: `${rowStateLabels[state]}: ${counts[state]}`,
          }))}
        />
      </div>
      <ResourceTable
        label="Rows"
        page={rows}
        columns={rowColumns}
        rowName={({ title }) => title}
        empty="There are no such rows."
      />
    </ListPage>
  )
}

function factsOf({ source, isFull, timeZone, format, counts, dateOrder }: Import): string {
  const facts = [
    source,
    format,
    counted(totalOf(counts), 'row'),
    isFull ? 'full feed: what is missing ends' : 'part of a feed: nothing ends',
    `times in ${timeZone}`,
    dateOrder && `${dateOrder} first in dates`,
  ]
  return facts.filter(Boolean).join(', ')
}

/** What an apply or an undo has left as it was, and why. */
function SkippedRows({ shown: { state, skipped, failed } }: { shown: Import }) {
  if (skipped.length === 0) return null
  const left = failed - skipped.length
  return (
    <Section title={state === 'undone' ? 'Not undone' : 'Not written'}>
      <ul className="stack">
        {skipped.map(({ couponId, title, message }) => (
          <li key={(couponId ?? '') + title}>
            {couponId === null ? <bdi>{title}</bdi> : <Link to={pathOfCoupon(couponId)}>{title}</Link>}:{' '}
            {message}
          </li>
        ))}
      </ul>
      {left > 0 && <p>And {left} more.</p>}
    </Section>
  )
}

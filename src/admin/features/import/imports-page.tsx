import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Import } from '#domain/import/import'
import { read } from '#lib/read'
import type { Columns } from '../../components/table/column'
import { ListPage } from '../../components/table/list-page'
import { RelativeDate } from '../../components/table/relative-date'
import { ResourceTable } from '../../components/table/resource-table'
import { type ListAddress, useListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { FeedPicker } from './feed-picker'
import { ImportReview } from './import-review'
import { stateText, totalOf } from './import-words'
import { importsPage, pathOfImport, sourcesPage } from './pages'
import { LastPull } from './source-resource'
import styles from './imports.module.css'

/** The files that were read, or one of them (`?import=`). */
export default function ImportsPage() {
  const address = useListAddress()
  const id = address.filter('import')
  return id === '' ? <Imports address={address} /> : <ImportReview key={id} id={id} address={address} />
}

function Imports({ address }: { address: ListAddress }) {
  const page = useStaffPage('GET /imports', { cursor: address.cursor })
  return (
    <ListPage title={importsPage.title} address={address} page={page}>
      <Link to={sourcesPage.path}>Sources and their pulls</Link>
      <WaitingPulls />
      <FeedPicker />
      <ResourceTable
        label="Imports"
        page={page}
        columns={columns}
        rowName={({ fileName }) => fileName}
        empty="Nothing has been imported in the last 30 days. Choose a file to see what it would change."
      />
    </ListPage>
  )
}

/** Pulls that staff have to look at. */
function WaitingPulls() {
  const { data: all = [] } = useQuery({ ...read('GET /sources', {}), retry: false })
  const open = all.filter(({ waitingId, problem }) => waitingId !== null || problem !== null)
  return open.map((source) => (
    <p key={source._id} className={`row wrap ${styles.notice}`}>
      <strong>{source.name}</strong>{' '}
      <span>
        <LastPull source={source} />
      </span>
    </p>
  ))
}

const columns: Columns<Import> = [
  {
    label: 'File',
    cell: ({ _id, fileName }) => (
      <Link to={pathOfImport(_id)}>
        <bdi>{fileName}</bdi>
      </Link>
    ),
  },
  { label: 'Source', cell: ({ source }) => source },
  { label: 'Rows', width: 5, cell: ({ counts }) => totalOf(counts) },
  { label: 'State', width: 10, cell: stateText },
  { label: 'Date', width: 8, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
]

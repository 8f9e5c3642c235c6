import { SelectField, TextField } from '@aws-amplify/ui-react'
import { site } from '#site'
import { fullDate } from '#domain/time/full-date'
import type { ClickCount } from '#domain/click/click'
import { ListMessage } from '#components/list-message'
import pageStyles from '../../components/page.module.css'
import { ExportButton } from '../../components/table/export-button'
import { ListPage } from '../../components/table/list-page'
import type { Columns, Exported } from '../../components/table/column'
import { ResourceTable } from '../../components/table/resource-table'
import { type ListAddress, useListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { rangeProblem, usualRange } from './click-range'
import { clicksPage } from './pages'

const groups = { coupon: 'Coupon', store: 'Store', placement: 'Place', day: 'Day' }

type Row = ClickCount & { _id: string }

export default function ClicksPage() {
  const address = useListAddress()
  const by = groupIn(address)
  const usual = usualRange(new Date())
  const range = { from: address.filter('from') || usual.from, to: address.filter('to') || usual.to }
  const problem = rangeProblem(range)
  const page = useStaffPage('GET /stats/clicks', {
    query: { by, names: 'true', ...range },
    cursor: address.cursor,
    enabled: problem === null,
  })
  const { source } = page
  // There are few places: one page holds all.
  const places = useStaffPage('GET /stats/clicks', {
    query: { by: 'placement', ...range },
    enabled: problem === null,
  })
  const items: Row[] = page.items.map((row) => ({ ...row, _id: row.key }))
  return (
    <ListPage
      title={clicksPage.title}
      address={address}
      page={page}
      filters={<Filters address={address} by={by} range={range} />}
      tools={problem === null && source && <ExportButton source={source} name="clicks" columns={exported} />}
    >
      <p className={pageStyles.note}>
        A visitor counts once for each offer and day (UTC). Repeats are the other clicks of the same visitors.
        Programs are not counted.
      </p>
      {problem === null && places.state === 'ready' && items.length > 0 && <Total rows={places.items} />}
      {problem !== null ? (
        <ListMessage>{problem}</ListMessage>
      ) : (
        <ResourceTable
          label="Clicks"
          page={{ ...page, items }}
          columns={columnsOf(by)}
          rowName={({ name, key }) => name ?? key}
          empty="Nobody has followed a link on these days."
        />
      )}
    </ListPage>
  )
}

/** All clicks of these days. Rows by coupon leave out the links of stores. */
function Total({ rows }: { rows: readonly ClickCount[] }) {
  const clicks = rows.reduce((sum, row) => sum + row.clicks, 0)
  const repeats = rows.reduce((sum, row) => sum + row.repeats, 0)
  return (
    <p className={pageStyles.note} role="status">
      <strong>
        Total, with the links of stores: {counted(clicks, 'click')}, {counted(repeats, 'repeat')}
      </strong>
    </p>
  )
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString(site.language.formats)} ${noun}${count === 1 ? '' : 's'}`

function groupIn(address: ListAddress): keyof typeof groups {
  const by = address.filter('by')
  return Object.hasOwn(groups, by) ? (by as keyof typeof groups) : 'day'
}

const exported: Exported<ClickCount> = {
  'Id, place or day': ({ key }) => key,
  Name: ({ name }) => name,
  Store: ({ store }) => store,
  Clicks: ({ clicks }) => clicks,
  Repeats: ({ repeats }) => repeats,
}

function columnsOf(by: keyof typeof groups) {
  return [
    { label: groups[by], cell: (row) => <Key row={row} by={by} /> },
    { label: 'Clicks', width: 8, cell: ({ clicks }) => clicks.toLocaleString(site.language.formats) },
    { label: 'Repeats', width: 8, cell: ({ repeats }) => repeats.toLocaleString(site.language.formats) },
  ] satisfies Columns<Row>
}

/** A deleted item has only its id. */
function Key({ row: { key, name, store }, by }: { row: Row; by: keyof typeof groups }) {
  if (by === 'day') return fullDate(key)
  if (by === 'placement') return key.charAt(0).toUpperCase() + key.slice(1)
  return (
    <>
      {name ? <bdi>{name}</bdi> : 'Deleted'} {store && <bdi className="soft tiny">{store}</bdi>}
      {!name && <code className="soft tiny">{key}</code>}
    </>
  )
}

interface FiltersProps {
  address: ListAddress
  by: keyof typeof groups
  range: { from: string; to: string }
}

function Filters({ address, by, range }: FiltersProps) {
  return (
    <>
      <SelectField label="By" value={by} onChange={(event) => address.setFilter('by', event.target.value)}>
        {Object.entries(groups).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'from' ? 'First day' : 'Last day'}
          type="date"
          value={range[name]}
          onChange={(event) => address.setFilter(name, event.target.value)}
        />
      ))}
    </>
  )
}

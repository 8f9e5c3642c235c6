import { Button } from '@aws-amplify/ui-react'
import { BulkBar } from '../../src/admin/components/table/bulk-bar'
import { Excerpt } from '../../src/admin/components/table/excerpt'
import { ListPage } from '../../src/admin/components/table/list-page'
import { None } from '../../src/admin/components/table/none'
import { type Column, ResourceTable } from '../../src/admin/components/table/resource-table'
import { SearchInput } from '../../src/admin/components/table/search-input'
import { Thumbnail } from '../../src/admin/components/table/thumbnail'
import { Unbroken } from '../../src/admin/components/table/unbroken'
import { useListAddress } from '../../src/admin/components/table/use-list-address'
import { useSelection } from '../../src/admin/components/table/use-selection'
import { StorePicker } from '../../src/admin/store/store-picker'
import {
  brokenPicture,
  longName,
  longText,
  never,
  nothing,
  picture,
  Pressed,
  type Stories,
  Typed,
} from './stories'

const picker = <StorePicker label="Store" value="" onChange={nothing} />

interface Item {
  _id: string
  name: string
  text: string
  picture: string | null
}

const items: Item[] = [
  { _id: '1', name: 'Zephyr Outfitters', text: 'Good.', picture },
  { _id: '2', name: longName, text: longText, picture: brokenPicture },
  { _id: '3', name: 'Ebb', text: '', picture: null },
]
const ready = { items, next: 'c', state: 'ready', isStale: false, retry: nothing } as const
const columns: [Column<Item>, ...Column<Item>[]] = [
  { label: 'Name', cell: ({ name }) => name, sort: { ascending: 'name', descending: '-name' } },
  { label: 'Text', cell: ({ text }) => <Excerpt text={text} /> },
  { label: 'Image', cell: (item) => <Thumbnail src={item.picture} /> },
]
const table = {
  label: 'Stores',
  columns,
  rowName: ({ name }: Item) => name,
  messages: { empty: 'No store has such a name.', failed: 'Failed to load stores. Please try again later.' },
}

function Selected() {
  const selection = useSelection(['1', '2', '3'])
  return (
    <ResourceTable
      {...table}
      page={ready}
      selection={{ ...selection, selected: ['1'], isSelected: (id) => id === '1' }}
      sort={{ value: 'name', onChange: nothing }}
      onOpen={nothing}
      actions={({ name }) => (
        <Button size="small" aria-label={`Edit ${name}`}>
          Edit
        </Button>
      )}
    />
  )
}

function Bulk({ run }: { run: () => Promise<void> }) {
  const selection = useSelection(['1', '2'])
  const both = { ...selection, selected: ['1', '2'] }
  return <BulkBar selection={both} actions={[{ label: 'Delete selected', count: 2, run }]} />
}

function List() {
  const address = useListAddress()
  return (
    <ListPage
      title="Stores"
      address={address}
      page={ready}
      create={{ label: 'Create New Store', path: '/admin/create-store' }}
      search={{ label: 'Search stores', found: () => '2 stores found' }}
      bulk={<Bulk run={never} />}
    >
      <ResourceTable {...table} page={ready} />
    </ListPage>
  )
}

/** The states of the components of lists. */
export const tableStories: Stories = {
  BulkBar: {
    usual: <Bulk run={never} />,
    busy: (
      <Pressed>
        <Bulk run={never} />
      </Pressed>
    ),
  },
  Excerpt: {
    short: <Excerpt text="Good." />,
    long: <Excerpt text={longText} />,
    expanded: <Expanded />,
    empty: <Excerpt text="" />,
  },
  ListPage: { usual: <List /> },
  None: { usual: <None /> },
  ResourceTable: {
    loading: <ResourceTable {...table} page={{ ...ready, state: 'loading' }} />,
    failed: <ResourceTable {...table} page={{ ...ready, state: 'failed' }} />,
    empty: <ResourceTable {...table} page={{ ...ready, items: [] }} />,
    'the next page loads': <ResourceTable {...table} page={{ ...ready, isStale: true }} />,
    'with a selection, an order and actions': <Selected />,
  },
  SearchInput: {
    usual: <SearchInput label="Search stores" value="" onChange={nothing} status={undefined} />,
    'with a text': (
      <SearchInput label="Search stores" value="zephyr" onChange={nothing} status="2 stores found" />
    ),
  },
  StorePicker: {
    closed: picker,
    'stores to choose from': <Typed text="zep">{picker}</Typed>,
    'nothing found': <Typed text="none">{picker}</Typed>,
    failed: <Typed text="no answer">{picker}</Typed>,
  },
  Unbroken: {
    'a code': <Unbroken kind="code" text="WINDOWSILL" />,
    'an e-mail address': <Unbroken kind="email" text="ada@example.com" />,
    'a name': <Unbroken kind="name" text={longName} />,
  },
  Thumbnail: { usual: <Thumbnail src={picture} />, missing: <Thumbnail src={null} /> },
}

/** Expanded as soon as its button is there, which is when its text was measured. */
function Expanded() {
  return (
    <div
      ref={(place) => {
        if (!place) return undefined
        const expand = () => place.querySelector<HTMLElement>('[aria-expanded=false]')?.click()
        const observer = new MutationObserver(expand)
        observer.observe(place, { childList: true, subtree: true })
        return () => observer.disconnect()
      }}
    >
      <Excerpt text={longText} />
    </div>
  )
}

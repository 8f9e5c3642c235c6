import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeletedItem } from '#domain/deletion/deleted-items'
import type { DeletedStore } from '#domain/store/store'
import { counted } from '#domain/text/counted'
import { undoDays } from '#domain/deletion/undo-window'
import { adminPages } from '../admin-pages'
import { blogs } from '../blog/blog-resource'
import { categories } from '../category/category-resource'
import { RowButton } from '../components/row-button'
import { BulkBar } from '../components/table/bulk-bar'
import type { Columns } from '../components/table/column'
import { FilterSelect } from '../components/table/filter-select'
import { ListPage } from '../components/table/list-page'
import { RelativeDate } from '../components/table/relative-date'
import { ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { coupons } from '../coupon/coupon-resource'
import { isSeveral } from '../resource/removal'
import { useRestore } from '../resource/use-restore'
import { reviews } from '../review/review-resource'
import { stores } from '../store/store-resource'
import styles from '../components/page.module.css'

type Deleted = DeletedStore | DeletedItem

const name = { label: 'Name', cell: (item: Deleted) => item.name }

const dates = [
  { label: 'Deleted', width: 8, cell: ({ deletedAt }: Deleted) => <RelativeDate iso={deletedAt} /> },
  {
    label: 'Can be restored until',
    width: 11,
    cell: ({ restorableUntil }: Deleted) => <RelativeDate iso={restorableUntil} />,
  },
]

const plain: Columns<Deleted> = [name, ...dates]

const ofStores: Columns<Deleted> = [
  name,
  { label: 'Address', isExtra: true, cell: (item) => 'slug' in item && `/store/${item.slug}` },
  { label: 'Comes back with', cell: contentsOf },
  ...dates,
]

/** The columns for coupons and reviews. */
const withStore: Columns<Deleted> = [
  name,
  { label: 'Store', cell: (item) => ('storeId' in item ? item.storeId?.name : '') ?? 'Deleted too' },
  ...dates,
]

/** 'its 1 coupon and 2 reviews'. Undefined for none. */
function contentsOf(item: Deleted): string | undefined {
  if (!('coupons' in item)) return undefined
  const parts = [counted(item.coupons, 'coupon'), counted(item.reviews, 'review')]
  const present = parts.filter((part) => !part.startsWith('0'))
  return present.length > 0 ? `its ${present.join(' and ')}` : undefined
}

const withContents = (item: Deleted) => ({ ...item, contents: contentsOf(item) })

/** The kinds of deleted items by the value of ?kind=. */
const kinds = {
  '': {
    ...stores,
    columns: ofStores,
    about: 'It comes back with its coupons, reviews and images.',
  },
  coupons: {
    ...coupons,
    columns: withStore,
    about: 'A coupon of a deleted store needs its store first.',
  },
  blogs: { ...blogs, columns: plain, about: '' },
  categories: {
    ...categories,
    columns: plain,
    about: 'Its stores are in it again, unless they have another one by now.',
  },
  reviews: {
    ...reviews,
    columns: withStore,
    about: 'What was rejected is gone.',
  },
} as const

const options = Object.entries(kinds).map(([kind, { plural }]) => [kind, `Deleted ${plural}`] as const)

export default function DeletedPage() {
  const address = useListAddress()
  const wanted = address.filter('kind')
  const kind = wanted in kinds ? (wanted as keyof typeof kinds) : ''
  const page = useStaffPage(kinds[kind].remove.restoration!.deleted, { cursor: address.cursor })
  // The last rows stay while those of another kind load.
  const [shown, setShown] = useState(kind)
  if (!page.isStale && shown !== kind) setShown(kind)
  const { list, reads, remove, columns, about } = kinds[shown]
  const restoration = remove.restoration!
  const { one, many } = restoration
  const restore = useRestore()
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const selected = (page.items as Deleted[]).map(withContents).filter(({ _id }) => selection.isSelected(_id))
  const restoreAll = async () => {
    if (isSeveral(selected)) await restore(selected, restoration, reads)
  }
  return (
    <ListPage
      title={`${adminPages.deleted.title} ${many}`}
      address={address}
      page={page}
      filters={<FilterSelect address={address} name="kind" label="Show" options={options} />}
    >
      <p className={styles.note}>
        A deleted {one} can be restored for {undoDays} days. {about}{' '}
        <Link to={list.path}>{`All ${many}`}</Link>
      </p>
      <ResourceTable<Deleted>
        label={`Deleted ${many}`}
        page={page}
        columns={columns}
        rowName={(item) => item.name}
        selection={selection}
        bulk={
          selected.length > 0 && (
            <BulkBar
              selection={selection}
              actions={[{ label: 'Restore selected', count: selected.length, run: restoreAll }]}
            />
          )
        }
        actions={(item) => (
          <RowButton
            text="Restore"
            name={item.name}
            onClick={() => restore([withContents(item)], restoration, reads)}
          />
        )}
        empty={`No ${one} has been deleted lately.`}
      />
    </ListPage>
  )
}

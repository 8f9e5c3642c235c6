import { Link } from 'react-router-dom'
import type { DeletedStore } from '#domain/store/store'
import { undoDays } from '#domain/store/undo-window'
import { adminPages } from '../admin-pages'
import { RowButton } from '../components/row-button'
import { ListPage } from '../components/table/list-page'
import type { Columns } from '../components/table/column'
import { ResourceTable } from '../components/table/resource-table'
import { RelativeDate } from '../components/table/relative-date'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import styles from '../components/page.module.css'
import { useRestoreStore } from './use-restore-store'

/** '1 coupon, 2 reviews' */
function contents({ coupons, reviews }: DeletedStore): string {
  return `${coupons} ${coupons === 1 ? 'coupon' : 'coupons'}, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
}

const columns: Columns<DeletedStore> = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Address', isExtra: true, cell: ({ slug }) => `/store/${slug}` },
  { label: 'Comes back with', cell: contents },
  { label: 'Deleted', width: 8, cell: ({ deletedAt }) => <RelativeDate iso={deletedAt} /> },
  {
    label: 'Can be restored until',
    width: 11,
    cell: ({ restorableUntil }) => <RelativeDate iso={restorableUntil} />,
  },
]

export default function DeletedStoresPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /stores/deleted', { cursor: address.cursor })
  const restore = useRestoreStore()
  return (
    <ListPage title={adminPages.deletedStores.title} address={address} page={page}>
      <p className={styles.note}>
        A deleted store can be restored for {undoDays} days, with its coupons, reviews and images.{' '}
        <Link to={adminPages.stores.path}>All stores</Link>
      </p>
      <ResourceTable
        label="Deleted stores"
        page={page}
        columns={columns}
        rowName={({ name }) => name}
        actions={(store) => <RowButton text="Restore" name={store.name} onClick={() => restore(store)} />}
        messages={{
          empty: 'No store has been deleted lately.',
          failed: 'Failed to load deleted stores. Please try again later.',
        }}
      />
    </ListPage>
  )
}

import { SelectField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Store } from '#domain/store'
import { StoreLogo } from '../../components/store-logo'
import { adminPages } from '../admin-pages'
import { Excerpt } from '../components/table/excerpt'
import { ListPage } from '../components/table/list-page'
import { type Column, ResourceTable } from '../components/table/resource-table'
import { type ListAddress, useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { EditStoreDialog } from './edit-store-dialog'
import { StoreButtons } from './store-buttons'
import { StoreCouponsDialog } from './store-coupons-dialog'
import styles from './stores-page.module.css'
import { useDeleteStore } from './use-delete-store'

const columns: readonly [Column<Store>, ...Column<Store>[]] = [
  {
    label: 'Name',
    cell: (store) => <NameCell store={store} />,
    sort: { ascending: '', descending: '-name' },
  },
  { label: 'Description', cell: ({ description }) => <Excerpt text={description} /> },
  { label: 'Category', cell: ({ category }) => category?.name },
]

/** How many stores a search shows at the most: it is not paged. */
const mostFound = 100

const orders = [
  ['', 'Name, A–Z'],
  ['-name', 'Name, Z–A'],
  ['rating', 'Best rated'],
  ['-rating', 'Lowest rated'],
] as const

/** All stores: searched, ordered and paged by the server (product.md, section 2). */
export default function StoresPage() {
  const address = useListAddress()
  const term = address.filter('q')
  const page = useStorePage(address)
  const [edited, setEdited] = useState<Store>()
  const [withCoupons, setWithCoupons] = useState<Store>()
  const deleteStore = useDeleteStore()
  const sort = {
    value: address.filter('sort'),
    onChange: (value: string) => address.setFilter('sort', value),
  }

  return (
    <ListPage
      title={adminPages.stores.title}
      address={address}
      page={page}
      create={{ label: 'Create New Store', path: adminPages.createStore.path }}
      search="Search stores"
      filters={term === '' && <OrderSelect {...sort} />}
    >
      <p className={styles.note}>
        <Link to={adminPages.deletedStores.path}>Recently deleted stores</Link>
      </p>
      {page.items.length === mostFound && term !== '' && (
        <p className={styles.note}>The first {mostFound} that match. Type more to narrow them down.</p>
      )}
      <ResourceTable
        label="Stores"
        page={page}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={setEdited}
        actions={(store) => (
          <StoreButtons
            store={store}
            onEdit={setEdited}
            onCoupons={setWithCoupons}
            onDelete={(given) => void deleteStore(given)}
          />
        )}
        {...(term === '' && { sort })}
        messages={{
          empty: term === '' ? 'No stores to display.' : 'No results found.',
          failed: 'Failed to load stores. Please try again later.',
        }}
      />
      {edited && <EditStoreDialog key={edited._id} store={edited} onClose={() => setEdited(undefined)} />}
      {withCoupons && <StoreCouponsDialog store={withCoupons} onClose={() => setWithCoupons(undefined)} />}
    </ListPage>
  )
}

function useStorePage({ filter, cursor }: ListAddress) {
  const [term, sort] = [filter('q'), filter('sort')]
  const all = useStaffPage('GET /stores', { query: { sort }, cursor, enabled: term === '' })
  const found = useStaffPage('GET /stores/search/{term}', {
    params: { term },
    query: { limit: String(mostFound) },
    enabled: term !== '',
  })
  return term === '' ? all : found
}

function OrderSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <SelectField label="Order" value={value} onChange={(event) => onChange(event.target.value)}>
      {orders.map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function NameCell({ store }: { store: Store }) {
  return (
    <span className={styles.name}>
      <span className={styles.logo}>
        <StoreLogo store={store} />
      </span>
      {store.name}
    </span>
  )
}

import { useState } from 'react'
import { storesFoundText, termOf } from '#domain/search/search-terms'
import type { Store } from '#domain/store/store'
import { FilterSelect } from '../components/table/filter-select'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { StoreButtons } from './store-buttons'
import { stores } from './store-resource'
import styles from '../components/page.module.css'
import { Button } from '@aws-amplify/ui-react'
import { Link } from 'react-router-dom'
import { couponsOf, createCouponOf } from '../admin-pages'
import { Modal } from '../components/feedback/modal'
import { couponColumns } from '../coupon/coupon-columns'
import { coupons } from '../coupon/coupon-resource'
import { EditableTable } from '../resource/editable-table'

const orders = [
  ['', 'Name, A–Z'],
  ['-name', 'Name, Z–A'],
  ['rating', 'Best rated'],
  ['-rating', 'Lowest rated'],
] as const

export default function StoresPage() {
  const address = useListAddress()
  const term = address.filter('q')
  const page = useStaffPage(term === '' ? 'GET /stores' : 'GET /stores/search/{term}', {
    ...(term === '' ? { query: { sort: address.filter('sort') } } : { params: { term: termOf(term) } }),
    cursor: address.cursor,
  })
  const [withCoupons, setWithCoupons] = useState<Store>()
  const sort = {
    value: address.filter('sort'),
    onChange: (value: string) => address.setFilter('sort', value),
  }

  return (
    <>
      <ResourcePage
        resource={stores}
        address={address}
        page={page}
        search={{ label: 'Search stores', found: storesFoundText }}
        actions={(store, edit) => <StoreButtons store={store} onEdit={edit} onCoupons={setWithCoupons} />}
        {...(term === ''
          ? { sort, filters: <FilterSelect address={address} name="sort" label="Order" options={orders} /> }
          : { empty: 'No results found.' })}
      />
      {withCoupons && <StoreCouponsDialog store={withCoupons} onClose={() => setWithCoupons(undefined)} />}
    </>
  )
}

export function CreateStorePage() {
  return <CreatePage resource={stores} />
}

function StoreCouponsDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const page = useStaffPage('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })
  return (
    <Modal title={`Coupons of ${store.name}`} size="large" onClose={onClose}>
      <div className={`row wrap ${styles.buttons}`}>
        <Button as={Link} to={createCouponOf(store._id)} variation="primary">
          Create New Coupon
        </Button>
        <Button as={Link} to={couponsOf(store._id)}>
          {page.next === undefined ? 'Open in Coupons Management' : 'There are more: see all'}
        </Button>
      </div>
      <EditableTable
        resource={coupons}
        page={page}
        columns={couponColumns}
        empty="This store has no coupons yet."
        failed="Failed to load coupons for this store."
      />
    </Modal>
  )
}

import { Button } from '@aws-amplify/ui-react'
import { Link } from 'react-router-dom'
import type { Store } from '#domain/store/store'
import { couponsOf, createCouponOf } from '../admin-pages'
import { Modal } from '../components/feedback/modal'
import { useStaffPage } from '../components/table/use-staff-page'
import { couponColumns } from '../coupon/coupon-columns'
import { coupons } from '../coupon/coupon-resource'
import { EditableTable } from '../resource/editable-table'
import styles from '../components/page.module.css'

export function StoreCouponsDialog({ store, onClose }: { store: Store; onClose: () => void }) {
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
        messages={{
          empty: 'This store has no coupons yet.',
          failed: 'Failed to load coupons for this store.',
        }}
      />
    </Modal>
  )
}

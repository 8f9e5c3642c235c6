import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Store } from '#domain/store'
import { adminPaths, createCouponOf } from '../admin-paths'
import { Modal } from '../components/feedback/modal'
import { ResourceTable } from '../components/table/resource-table'
import { useStaffPage } from '../components/table/use-staff-page'
import { couponColumns } from '../coupon/coupon-columns'
import { EditCouponDialog } from '../coupon/edit-coupon-dialog'
import { useDeleteCoupons } from '../coupon/use-delete-coupons'
import type { Coupon } from '#domain/coupon'
import { CouponButtons } from '../coupon/coupon-buttons'
import styles from './store-coupons-dialog.module.css'

/** The newest coupons of a store, and the way to a new one for it (specification, section 2). */
export function StoreCouponsDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const page = useStaffPage('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })
  const [edited, setEdited] = useState<Coupon>()
  const deleteCoupons = useDeleteCoupons()
  return (
    <Modal title={`Coupons of ${store.name}`} size="large" onClose={onClose}>
      <div className={styles.links}>
        <Button as={Link} to={createCouponOf(store._id)} variation="primary">
          Create New Coupon
        </Button>
        <Button as={Link} to={`${adminPaths.coupons}?storeId=${store._id}`}>
          {page.next === undefined ? 'Open in Coupons Management' : 'There are more: see all'}
        </Button>
      </div>
      <ResourceTable
        label="Coupons"
        page={page}
        columns={couponColumns}
        rowName={({ title }) => title}
        onOpen={setEdited}
        actions={(coupon) => (
          <CouponButtons
            coupon={coupon}
            onEdit={setEdited}
            onDelete={(given) => void deleteCoupons([given])}
          />
        )}
        messages={{
          empty: 'This store has no coupons yet.',
          failed: 'Failed to load coupons for this store.',
        }}
      />
      {edited && <EditCouponDialog key={edited._id} coupon={edited} onClose={() => setEdited(undefined)} />}
    </Modal>
  )
}

import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Coupon } from '#domain/coupon'
import { adminPaths, createCouponOf } from '../admin-paths'
import { ListPage } from '../components/table/list-page'
import { ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { StorePicker } from '../store/store-picker'
import { CouponButtons } from './coupon-buttons'
import { couponAndStoreColumns } from './coupon-columns'
import { EditCouponDialog } from './edit-coupon-dialog'
import { useDeleteCoupons } from './use-delete-coupons'

/** All coupons, or those of one store, the newest first (specification, section 2). */
export default function CouponsPage() {
  const address = useListAddress()
  const page = useCouponPage(address.filter('storeId'), address.cursor)
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const [edited, setEdited] = useState<Coupon>()
  const deleteCoupons = useDeleteCoupons()
  const storeId = address.filter('storeId')
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))

  return (
    <ListPage
      title="Coupons Management"
      address={address}
      page={page}
      create={{
        label: 'Create New Coupon',
        path: storeId ? createCouponOf(storeId) : adminPaths.createCoupon,
      }}
      filters={
        <StorePicker label="Store" value={storeId} onChange={(id) => address.setFilter('storeId', id)} />
      }
      bulk={
        selected.length > 0 && (
          <>
            <p>{selected.length} selected</p>
            <Button size="small" onClick={() => void deleteCoupons(selected)}>
              Delete selected
            </Button>
            <Button size="small" variation="link" onClick={selection.clear}>
              Clear selection
            </Button>
          </>
        )
      }
    >
      <ResourceTable
        label="Coupons"
        page={page}
        columns={couponAndStoreColumns}
        rowName={({ title }) => title}
        onOpen={setEdited}
        selection={selection}
        actions={(coupon) => (
          <CouponButtons
            coupon={coupon}
            onEdit={setEdited}
            onDelete={(given) => void deleteCoupons([given])}
          />
        )}
        messages={{
          empty: storeId ? 'This store has no coupons yet.' : 'There are no coupons yet.',
          failed: 'Failed to load coupons. Please try again later.',
        }}
      />
      {edited && <EditCouponDialog key={edited._id} coupon={edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}

function useCouponPage(storeId: string, cursor: string | undefined) {
  const all = useStaffPage('GET /coupons', { cursor, enabled: storeId === '' })
  const ofStore = useStaffPage('GET /stores/coupons/{storeId}', {
    params: { storeId },
    cursor,
    enabled: storeId !== '',
  })
  return storeId === '' ? all : ofStore
}

import { adminPages, createCouponOf } from '../admin-pages'
import { BulkBar } from '../components/table/bulk-bar'
import { ListPage } from '../components/table/list-page'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { StorePicker } from '../store/store-picker'
import { couponAndStoreColumns } from './coupon-columns'
import { CouponTable } from './coupon-table'
import { useDeleteCoupons } from './use-delete-coupons'

/** All coupons, or those of one store, the newest first (product.md, section 2). */
export default function CouponsPage() {
  const address = useListAddress()
  const page = useCouponPage(address.filter('storeId'), address.cursor)
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const deleteCoupons = useDeleteCoupons()
  const storeId = address.filter('storeId')
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))

  return (
    <ListPage
      title={adminPages.coupons.title}
      address={address}
      page={page}
      create={{
        label: 'Create New Coupon',
        path: storeId ? createCouponOf(storeId) : adminPages.createCoupon.path,
      }}
      filters={
        <StorePicker label="Store" value={storeId} onChange={(id) => address.setFilter('storeId', id)} />
      }
      bulk={
        selected.length > 0 && (
          <BulkBar
            selection={selection}
            actions={[{ label: 'Delete selected', run: () => deleteCoupons(selected) }]}
          />
        )
      }
    >
      <CouponTable
        page={page}
        columns={couponAndStoreColumns}
        selection={selection}
        messages={{
          empty: storeId ? 'This store has no coupons yet.' : 'There are no coupons yet.',
          failed: 'Failed to load coupons. Please try again later.',
        }}
      />
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

import { createCouponOf } from '../admin-pages'
import { BulkBar } from '../components/table/bulk-bar'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from '../resource/resource-page'
import { useRemove } from '../resource/use-remove'
import { StorePicker } from '../store/store-picker'
import { coupons } from './coupon-resource'

/** All coupons, or those of one store, the newest first (product.md, section 2). */
export default function CouponsPage() {
  const address = useListAddress()
  const storeId = address.filter('storeId')
  const page = useCouponPage(storeId, address.cursor)
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))
  const { run: remove } = useRemove(coupons)
  return (
    <ResourcePage
      resource={coupons}
      address={address}
      page={page}
      selection={selection}
      filters={
        <StorePicker label="Store" value={storeId} onChange={(id) => address.setFilter('storeId', id)} />
      }
      bulk={
        selected.length > 0 && (
          <BulkBar
            selection={selection}
            actions={[{ label: 'Delete selected', run: () => remove(selected) }]}
          />
        )
      }
      {...(storeId !== '' && ofStore(storeId))}
    />
  )
}

/** What differs in the list of one store's coupons. */
function ofStore(storeId: string) {
  return {
    create: { label: coupons.create.label, path: createCouponOf(storeId) },
    messages: { empty: 'This store has no coupons yet.', failed: coupons.list.failed },
  }
}

function useCouponPage(storeId: string, cursor: string | undefined) {
  const all = useStaffPage('GET /coupons', { cursor, enabled: storeId === '' })
  const ofOne = useStaffPage('GET /stores/coupons/{storeId}', {
    params: { storeId },
    cursor,
    enabled: storeId !== '',
  })
  return storeId === '' ? all : ofOne
}

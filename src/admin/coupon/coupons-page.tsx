import { SelectField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponStatuses, couponStatusLabel } from '#domain/coupon/coupon-status'
import { createCouponOf } from '../admin-pages'
import { BulkBar } from '../components/table/bulk-bar'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from '../resource/resource-page'
import { useRemove } from '../resource/use-remove'
import { StorePicker } from '../store/store-picker'
import { CouponButtons } from './coupon-buttons'
import { coupons } from './coupon-resource'
import { emptyText } from './empty-text'
import { useBulkEdit } from './use-bulk-edit'
import { useWithdraw } from './use-withdraw'

export default function CouponsPage() {
  const address = useListAddress()
  const storeId = address.filter('storeId')
  const status = couponStatuses.find((each) => each === address.filter('status'))
  const page = useStaffPage(storeId === '' ? 'GET /coupons' : 'GET /stores/coupons/{storeId}', {
    params: storeId === '' ? {} : { storeId },
    query: { status: status ?? '' },
    cursor: address.cursor,
  })
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))
  const withdrawn = selected.filter((coupon) => coupon.status === 'withdrawn')
  const open = selected.filter((coupon) => !withdrawn.includes(coupon))
  const bulkEdit = useBulkEdit({ items: page.items, selection })
  const { run: remove } = useRemove(coupons)
  const { run: withdraw } = useWithdraw()
  const [lastWithdrawn, setLastWithdrawn] = useState<readonly Coupon[]>([])
  // Withdrawn offers can be restored although they have left the page.
  const elsewhere = lastWithdrawn.filter(
    ({ _id }) => selection.isSelected(_id) && !selected.some((coupon) => coupon._id === _id),
  )
  const withdrawOpen = async () => {
    setLastWithdrawn(open)
    await withdraw(open, true)
  }
  const restore = async () => {
    await withdraw([...withdrawn, ...elsewhere], false)
    setLastWithdrawn([])
  }
  return (
    <ResourcePage
      resource={coupons}
      address={address}
      page={page}
      selection={selection}
      actions={(coupon, edit) => <CouponButtons coupon={coupon} onEdit={edit} />}
      filters={
        <>
          <StorePicker
            label="Store"
            value={storeId}
            shortcut="/"
            onChange={(id) => address.setFilter('storeId', id)}
          />
          <SelectField
            label="Status"
            value={status ?? ''}
            onChange={(event) => address.setFilter('status', event.target.value)}
          >
            <option value="">All</option>
            {couponStatuses.map((each) => (
              <option key={each} value={each}>
                {couponStatusLabel[each]}
              </option>
            ))}
          </SelectField>
        </>
      }
      bulk={
        selected.length + elsewhere.length > 0 && (
          <BulkBar
            selection={selection}
            elsewhere={elsewhere.length}
            actions={[
              bulkEdit.action,
              { label: 'Withdraw selected', count: open.length, run: withdrawOpen },
              { label: 'Restore selected', count: withdrawn.length + elsewhere.length, run: restore },
              { label: 'Delete selected', count: selected.length, run: () => remove(selected) },
            ]}
          />
        )
      }
      messages={{ empty: emptyText(storeId !== '', status), failed: coupons.list.failed }}
      {...(storeId !== '' && { create: { label: coupons.create.label, path: createCouponOf(storeId) } })}
    >
      {bulkEdit.dialog}
    </ResourcePage>
  )
}

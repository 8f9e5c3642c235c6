import { useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponStatuses } from '#domain/coupon/coupon-status'
import { createCouponOf } from '../admin-pages'
import { BulkBar } from '../components/table/bulk-bar'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from '../resource/resource-page'
import { useRemove } from '../resource/use-remove'
import { CouponButtons } from './coupon-buttons'
import { CouponFilters, couponQueryOf } from './coupon-filters'
import { coupons } from './coupon-resource'
import { emptyText } from './empty-text'
import { useBulkEdit } from './use-bulk-edit'
import { useWithdraw } from './use-withdraw'

export default function CouponsPage() {
  const address = useListAddress()
  const query = couponQueryOf(address)
  const { storeId, status: _, sort = '', ...others } = query
  const page = useStaffPage('GET /coupons', { query, cursor: address.cursor })
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))
  const withdrawn = selected.filter((coupon) => coupon.status === 'withdrawn')
  const open = selected.filter((coupon) => !withdrawn.includes(coupon))
  const [wantsAll, setWantsAll] = useState(false)
  const isAll = wantsAll && page.next !== undefined && selected.length === page.items.length
  const bulkEdit = useBulkEdit({ items: page.items, selection, ...(isAll && { where: query }) })
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
  const chooseAll = () => {
    setWantsAll(true)
    selection.add(page.items.map(({ _id }) => _id))
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
      sort={{ value: sort, onChange: (value) => address.setFilter('sort', value) }}
      actions={(coupon, edit) => <CouponButtons coupon={coupon} onEdit={edit} />}
      search={{ label: 'Title, code, link or store', found: foundText }}
      filters={<CouponFilters address={address} />}
      bulk={
        selected.length + elsewhere.length > 0 && (
          <BulkBar
            selection={selection}
            elsewhere={elsewhere.length}
            {...(page.next !== undefined && { all: { isAll, choose: chooseAll } })}
            actions={[
              bulkEdit.action,
              { label: 'Withdraw selected', count: open.length, run: withdrawOpen },
              { label: 'Restore selected', count: withdrawn.length + elsewhere.length, run: restore },
              { label: 'Delete selected', count: selected.length, run: () => remove(selected) },
            ]}
          />
        )
      }
      messages={{
        empty: emptyText({
          isOfStore: storeId !== undefined,
          status: couponStatuses.find((each) => each === query['status']),
          isFiltered: Object.keys(others).length > 0,
        }),
        failed: coupons.list.failed,
      }}
      {...(storeId && { create: { label: coupons.create.label, path: createCouponOf(storeId) } })}
    >
      {bulkEdit.dialog}
    </ResourcePage>
  )
}

const foundText = (count: number, more: boolean) =>
  `${more ? 'More than ' : ''}${count} ${count === 1 ? 'coupon' : 'coupons'} found`

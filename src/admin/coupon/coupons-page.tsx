import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { couponListSchema } from '#domain/coupon/coupon-list'
import { couponStatuses } from '#domain/coupon/coupon-status'
import { createCouponOf } from '../admin-pages'
import { BulkBar } from '../components/table/bulk-bar'
import { queryOf, useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { useTotal } from '../components/table/use-total'
import { ResourcePage } from '../resource/resource-page'
import { useRemove } from '../resource/use-remove'
import { BulkEditDialog } from './bulk-edit-dialog'
import { CouponButtons } from './coupon-buttons'
import { CouponFilters } from './coupon-filters'
import { coupons } from './coupon-resource'
import { emptyText } from './empty-text'
import { RecentChanges } from './recent-changes'
import { startBulk } from './run-bulk'

export default function CouponsPage() {
  const address = useListAddress()
  const query = queryOf(address, couponListSchema.shape)
  const { storeId, status, sort = '', ...others } = query
  const page = useStaffPage('GET /coupons', { query, cursor: address.cursor })
  const { sort: _, ...filters } = query
  const total = useTotal('GET /coupons/count', { address, page, query: filters })
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const selected = page.items.filter(({ _id }) => selection.isSelected(_id))
  const open = selected.filter((coupon) => coupon.status !== 'withdrawn')
  const [wantsAll, setWantsAll] = useState(false)
  const isAll = wantsAll && page.next !== undefined && selected.length === page.items.length
  const count = total?.isWhole ? { count: total.count } : {}
  const [isEditing, setEditing] = useState(false)
  const { run: remove } = useRemove(coupons)
  const client = useQueryClient()
  const chooseAll = () => {
    setWantsAll(true)
    selection.add(page.items.map(({ _id }) => _id))
  }
  const withdraw = async () => {
    selection.clear()
    const target = { ids: open.map(({ _id }) => _id) }
    startBulk({ target, changes: { withdrawn: true }, onFailed: selection.add, client })
  }
  return (
    <ResourcePage
      resource={coupons}
      address={address}
      page={page}
      selection={selection}
      total={total}
      sort={{ value: sort, onChange: (value) => address.setFilter('sort', value) }}
      actions={(coupon, edit) => <CouponButtons coupon={coupon} onEdit={edit} />}
      search={{ label: 'Title, code, link or store' }}
      filters={<CouponFilters address={address} />}
      tools={<RecentChanges />}
      bulk={
        selected.length > 0 && (
          <BulkBar
            selection={selection}
            {...(page.next !== undefined && { all: { isAll, choose: chooseAll, total } })}
            actions={[
              { label: 'Edit selected', count: selected.length, run: async () => setEditing(true) },
              { label: 'Withdraw selected', count: isAll ? 0 : open.length, run: withdraw },
              { label: 'Delete selected', count: isAll ? 0 : selected.length, run: () => remove(selected) },
            ]}
          />
        )
      }
      messages={{
        empty: emptyText({
          isOfStore: storeId !== undefined,
          status: couponStatuses.find((each) => each === status),
          isFiltered: Object.keys(others).length > 0,
        }),
        failed: coupons.list.failed,
      }}
      {...(storeId && { create: { label: coupons.create.label, path: createCouponOf(storeId) } })}
    >
      {isEditing && (
        <BulkEditDialog
          selected={selected}
          {...(isAll && { where: query, ...count })}
          onStart={selection.clear}
          onFailed={selection.add}
          onClose={() => setEditing(false)}
        />
      )}
    </ResourcePage>
  )
}

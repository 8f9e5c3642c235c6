import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Coupon } from '#domain/coupon/coupon'
import { couponListSchema } from '#domain/coupon/coupon-list'
import { couponStatuses } from '#domain/coupon/coupon-status'
import { createCouponOf } from '../admin-pages'
import { readAsStaff } from '../calls/staff-call'
import { confirm } from '../components/feedback/confirm-dialog'
import { showSnackbar } from '../components/feedback/snackbars'
import { BulkBar } from '../components/table/bulk-bar'
import { queryOf, useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { totalText, useTotal } from '../components/table/use-total'
import { ResourcePage } from '../resource/resource-page'
import { useRemove } from '../resource/use-remove'
import { BulkEditDialog } from './bulk-edit-dialog'
import { CouponButtons } from './coupon-buttons'
import { CouponFilters } from './coupon-filters'
import { coupons } from './coupon-resource'
import { emptyText } from './empty-text'
import { RecentChanges } from './recent-changes'
import { startBulk } from './run-bulk'

const tooManyToDelete = 'At most 1,000 coupons can be deleted at once. Filter the list first.'

export default function CouponsPage() {
  const address = useListAddress()
  const query = queryOf(address, couponListSchema.shape)
  const { storeId, status, sort = '', ...others } = query
  const page = useStaffPage('GET /coupons', { query, cursor: address.cursor })
  const { sort: _, ...filters } = query
  const selection = useSelection(page.items.map(({ _id }) => _id))
  const isFiltered = Object.keys(filters).length > 0
  const isWanted = isFiltered || selection.selected.length > 0
  const total = useTotal('GET /coupons/count', { address, page, query: filters, isWanted })
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
    const question = `Withdraw all ${total ? totalText(total) : 'coupons'}?`
    if (isAll && !(await confirm({ question, yes: 'Withdraw' }))) return
    selection.clear()
    const target = isAll ? { where: query, ...count } : { ids: open.map(({ _id }) => _id) }
    startBulk({ target, changes: { withdrawn: true }, onFailed: selection.add, client })
  }
  const removeSelected = async () => {
    if (isAll && !(isFiltered && total?.isWhole))
      return showSnackbar({ text: tooManyToDelete, tone: 'failure' })
    const { source } = page
    return remove(isAll && source ? ((await readAsStaff(source.key, source)) as Coupon[]) : selected)
  }
  return (
    <ResourcePage
      resource={coupons}
      address={address}
      page={page}
      selection={selection}
      total={isFiltered ? total : undefined}
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
              { label: 'Withdraw selected', count: isAll ? 1 : open.length, run: withdraw },
            ]}
            remove={{ label: 'Delete selected', count: selected.length, run: removeSelected }}
          />
        )
      }
      empty={emptyText({
        isOfStore: storeId !== undefined,
        status: couponStatuses.find((each) => each === status),
        isFiltered: Object.keys(others).length > 0,
      })}
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

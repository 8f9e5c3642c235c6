import { Button } from '@aws-amplify/ui-react'
import { type ComponentProps, useState } from 'react'
import type { Coupon } from '#domain/coupon'
import { ResourceTable } from '../components/table/resource-table'
import { EditCouponDialog } from './edit-coupon-dialog'
import { useDeleteCoupons } from './use-delete-coupons'

type Props = Pick<ComponentProps<typeof ResourceTable<Coupon>>, 'page' | 'columns' | 'selection' | 'messages'>

/** Coupons as a table, and what can be done with each of them. */
export function CouponTable(props: Props) {
  const [edited, setEdited] = useState<Coupon>()
  const deleteCoupons = useDeleteCoupons()
  return (
    <>
      <ResourceTable
        label="Coupons"
        rowName={({ title }) => title}
        onOpen={setEdited}
        actions={(coupon) => (
          <>
            <Button size="small" aria-label={`Edit ${coupon.title}`} onClick={() => setEdited(coupon)}>
              Edit
            </Button>
            <Button
              size="small"
              aria-label={`Delete ${coupon.title}`}
              onClick={() => void deleteCoupons([coupon])}
            >
              Delete
            </Button>
          </>
        )}
        {...props}
      />
      {edited && <EditCouponDialog key={edited._id} coupon={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

import { useListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { offersToCheck } from './pages'
import { ResourcePage } from '../../resource/resource-page'
import { CouponButtons } from '../../coupon/coupon-buttons'
import { couponsToCheckColumns } from './columns'
import { coupons } from '../../coupon/coupon-resource'
import { testQueueMessages, needsTest } from './test-queue'
import { DoubtsStopped } from './doubts-stopped'

export default function OffersToCheckPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /coupons/doubted', { cursor: address.cursor })
  const toCheck = {
    ...coupons,
    list: {
      ...coupons.list,
      ...offersToCheck,
      label: 'Offers to check',
      columns: couponsToCheckColumns,
    },
  }
  return (
    <>
      <DoubtsStopped />
      <ResourcePage
        resource={toCheck}
        address={address}
        // A tested offer leaves the list before it is read again.
        page={{ ...page, items: page.items.filter(needsTest) }}
        messages={testQueueMessages}
        // An offer that failed its test is withdrawn next.
        actions={(coupon, edit) => <CouponButtons coupon={coupon} onEdit={edit} />}
      />
    </>
  )
}

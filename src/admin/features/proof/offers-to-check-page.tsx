import { useListAddress } from '../../components/table/use-list-address'
import { useSearchedPage } from '../../components/table/use-searched-page'
import { offersToCheck } from './pages'
import { ResourcePage } from '../../resource/resource-page'
import { CouponButtons } from '../../coupon/coupon-buttons'
import { couponsToCheckColumns, verdictActionsWidth } from './columns'
import { coupons } from '../../coupon/coupon-resource'
import { needsTest, noneFound, testQueueMessages } from './test-queue'
import { VerdictButtons } from './verdict-buttons'
import { DoubtsStopped } from './doubts-stopped'

export default function OffersToCheckPage() {
  const address = useListAddress()
  const page = useSearchedPage('GET /coupons/doubted', address, ({ title, couponCode, link, storeId }) =>
    [title, couponCode, link, storeId.name].join(' '),
  )
  const toCheck = {
    ...coupons,
    list: {
      ...coupons.list,
      ...offersToCheck,
      label: 'Offers to check',
      columns: couponsToCheckColumns,
      actionsWidth: verdictActionsWidth,
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
        search={{ label: 'Title, code, link or store' }}
        messages={address.filter('q') === '' ? testQueueMessages : noneFound}
        // An offer that failed its test is withdrawn next.
        actions={(coupon, edit) => (
          <>
            <VerdictButtons coupon={coupon} />
            <CouponButtons coupon={coupon} onEdit={edit} />
          </>
        )}
      />
    </>
  )
}

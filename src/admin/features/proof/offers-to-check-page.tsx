import type { Coupon } from '#domain/coupon/coupon'
import { RowButton } from '../../components/row-button'
import { useListAddress } from '../../components/table/use-list-address'
import { useSearchedPage } from '../../components/table/use-searched-page'
import { offersToCheck } from './pages'
import { ResourcePage } from '../../resource/resource-page'
import { CouponButtons } from '../../coupon/coupon-buttons'
import { WithdrawButton } from '../../coupon/withdraw-button'
import { couponsToCheckColumns, verdictActionsWidth } from './columns'
import { coupons } from '../../coupon/coupon-resource'
import { needsTest, testQueueTexts } from './test-queue'
import { useTest } from './use-test'
import { hasFailed } from './works'
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
      ...testQueueTexts,
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

/** What a test has found, without a note. An offer that failed is withdrawn next. */
function VerdictButtons({ coupon }: { coupon: Coupon }) {
  const { run: test, isRunning } = useTest()
  const say = (outcome: 'worked' | 'failed') => () => test(coupon, { outcome, note: '' })
  const props = { name: coupon.title, isWaiting: isRunning }
  return (
    <>
      {/* Before the others, which stay under the pointer. */}
      {hasFailed(coupon.proof) && <WithdrawButton coupon={coupon} />}
      <RowButton {...props} text="Works" icon="approve" shortcut="w" onClick={say('worked')} />
      <RowButton {...props} text="Does not work" icon="reject" shortcut="x" onClick={say('failed')} />
    </>
  )
}

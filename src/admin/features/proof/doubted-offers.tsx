import { Link } from 'react-router-dom'
import { ResourceTable } from '../../components/table/resource-table'
import { useStaffPage } from '../../components/table/use-staff-page'
import { couponsToCheckColumns } from './columns'
import { needsTest, testQueueTexts } from './test-queue'
import { DoubtsStopped } from './doubts-stopped'
import { TestOffer } from './test-offer'
import { WithdrawButton } from '../../coupon/withdraw-button'
import { offersToCheck } from './pages'
import { Section } from '../../components/section'

export function DoubtedOffers() {
  const page = useStaffPage('GET /coupons/doubted')
  const items = page.items.filter(needsTest)
  return (
    <Section
      title="Offers to check"
      aside={<Link to={offersToCheck.path}>{page.next ? 'All that wait' : 'Open the list'}</Link>}
    >
      <DoubtsStopped />
      <ResourceTable
        label="Offers to check"
        page={{ ...page, items }}
        columns={couponsToCheckColumns}
        rowName={({ title }) => title}
        actions={(coupon) => (
          <>
            <TestOffer coupon={coupon} />
            <WithdrawButton coupon={coupon} />
          </>
        )}
        {...testQueueTexts}
      />
    </Section>
  )
}

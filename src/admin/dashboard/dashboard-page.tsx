import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSlot } from '#components/slot'
import { adminPages } from '../admin-pages'
import { ActionButton } from '../components/action-button'
import { PageHeader } from '../components/page-header'
import { dashboardSections } from '../features/dashboard'
import { CountCards } from './count-cards'
import styles from './dashboard-page.module.css'
import { Messages } from './messages'
import { MostViewedCoupons } from './most-viewed-coupons'
import { PendingReviews } from './pending-reviews'

export default function DashboardPage() {
  const client = useQueryClient()
  const isReading = useIsFetching() > 0
  const [isReload, setReload] = useState(false)

  function reload() {
    setReload(true)
    void client.invalidateQueries()
  }

  return (
    <>
      <PageHeader title={adminPages.dashboard.title} heading="Dashboard Overview">
        <ActionButton isWaiting={isReading} onClick={() => !isReading && reload()}>
          {isReading ? (isReload ? 'Reloading...' : 'Loading...') : 'Reload'}
        </ActionButton>
      </PageHeader>
      <CountCards />
      <PendingReviews />
      {renderSlot(dashboardSections, {})}
      <div className={styles.columns}>
        <Messages />
        <MostViewedCoupons />
      </div>
    </>
  )
}

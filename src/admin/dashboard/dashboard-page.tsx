import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageMeta } from '#components/page-meta'
import { renderSlot } from '#components/slot'
import { adminPages } from '../admin-pages'
import { ActionButton } from '../components/action-button'
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
      <PageMeta title={adminPages.dashboard.title} />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          Dashboard Overview
        </h1>
        <ActionButton isWaiting={isReading} onClick={() => !isReading && reload()}>
          {isReading ? (isReload ? 'Reloading...' : 'Loading...') : 'Reload'}
        </ActionButton>
      </header>
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

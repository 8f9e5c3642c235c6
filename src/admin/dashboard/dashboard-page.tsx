import { Button } from '@aws-amplify/ui-react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { adminPages } from '../admin-pages'
import { CountCards } from './count-cards'
import styles from './dashboard-page.module.css'
import { Messages } from './messages'
import { MostViewedCoupons } from './most-viewed-coupons'
import { PendingReviews } from './pending-reviews'

/**
 * The dashboard: the totals, the reviews that wait for approval (product.md, section 2), and other work for
 * staff. One button refreshes all of it.
 */
export default function DashboardPage() {
  const client = useQueryClient()
  const isReading = useIsFetching() > 0
  return (
    <>
      <title>{`${adminPages.dashboard.title} · Clipwell`}</title>
      <header className={styles.header}>
        <h1 className={styles.title}>Dashboard Overview</h1>
        <Button
          onClick={() => void client.invalidateQueries()}
          isLoading={isReading}
          loadingText="Reloading..."
        >
          Reload
        </Button>
      </header>
      <CountCards />
      <PendingReviews />
      <div className={styles.columns}>
        <Messages />
        <MostViewedCoupons />
      </div>
    </>
  )
}

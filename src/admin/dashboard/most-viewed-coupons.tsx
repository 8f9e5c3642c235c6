import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ListMessage } from '#components/list-message'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { besideMostViewed } from '../features/pages'
import { useHasFailed } from '../calls/connection'
import styles from './most-viewed-coupons.module.css'
import { Section } from '../components/section'

export function MostViewedCoupons() {
  return (
    <Section
      title="Most viewed coupons today"
      aside={besideMostViewed.map(({ path, linkText }) => (
        <Link key={path} to={path}>
          {linkText}
        </Link>
      ))}
    >
      <Chart />
    </Section>
  )
}

function Chart() {
  const coupons = useQuery({ ...read('GET /coupons/mostViewed', {}), staleTime: 0 })
  const { data, refetch } = coupons
  if (useHasFailed(coupons)) {
    return <ListMessage onRetry={refetch}>Failed to load coupons. Please try again later.</ListMessage>
  }
  if (!data) return <Spinner label="Loading coupons..." />
  if (data.length === 0) return <ListMessage>Nobody has looked at a coupon today.</ListMessage>
  const largestCount = Math.max(...data.map(({ viewCount }) => viewCount))
  return (
    <ol className={`panel ${styles.chart}`}>
      {data.map(({ _id, title, storeId, viewCount }) => (
        <li key={_id} className="row">
          <p className={styles.coupon}>
            <bdi>{title}</bdi> <bdi className="soft tiny">{storeId.name}</bdi>
          </p>
          <progress className={styles.bar} max={largestCount} value={viewCount} aria-hidden="true" />
          <span className={styles.count}>
            {viewCount}
            <span className="visually-hidden"> views</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
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
    <table className={`panel ${styles.chart}`}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Coupon</th>
          <th scope="col">Views today</th>
        </tr>
      </thead>
      <tbody>
        {data.map((coupon) => (
          <Bar key={coupon._id} coupon={coupon} largestCount={largestCount} />
        ))}
      </tbody>
    </table>
  )
}

function Bar({
  coupon: { title, storeId, viewCount },
  largestCount,
}: {
  coupon: Coupon
  largestCount: number
}) {
  return (
    <tr>
      <th scope="row">
        <bdi>{title}</bdi>
        <span className="soft tiny" dir="auto">
          {storeId.name}
        </span>
      </th>
      <td>
        <span className={styles.bar} style={{ '--share': viewCount / largestCount } as CSSProperties} />
        {viewCount}
      </td>
    </tr>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Coupon } from '#domain/coupon/coupon'
import { Notice } from '#components/notice'
import { Spinner } from '#components/spinner'
import { read } from '#lib/read'
import { besideMostViewed } from '../features/pages'
import { useHasFailed } from '../calls/connection'
import styles from './most-viewed-coupons.module.css'
import { Section } from './section'

export function MostViewedCoupons() {
  return (
    <Section
      title="Most viewed coupons today"
      aside={besideMostViewed.map(({ path, title, linkText = title }) => (
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
    return <Notice onRetry={refetch}>Failed to load coupons. Please try again later.</Notice>
  }
  if (!data) return <Spinner label="Loading coupons..." />
  if (data.length === 0) return <Notice>Nobody has looked at a coupon today.</Notice>
  const most = Math.max(...data.map(({ viewCount }) => viewCount))
  return (
    <table className={styles.chart}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Coupon</th>
          <th scope="col">Views today</th>
        </tr>
      </thead>
      <tbody>
        {data.map((coupon) => (
          <Bar key={coupon._id} coupon={coupon} most={most} />
        ))}
      </tbody>
    </table>
  )
}

function Bar({ coupon: { title, storeId, viewCount }, most }: { coupon: Coupon; most: number }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{title}</bdi>
        <span dir="auto">{storeId.name}</span>
      </th>
      <td>
        <span className={styles.bar} style={{ '--share': viewCount / most } as CSSProperties} />
        {viewCount}
      </td>
    </tr>
  )
}

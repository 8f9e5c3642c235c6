import { Link } from '#components/link'
import type { Coupon } from '#domain/coupon/coupon'
import { reportPages } from '#domain/report/pages'
import type { Review } from '#domain/review/review'
import styles from './report-link.module.css'

interface Props {
  about: { review: string } | { coupon: string }
  /** Completes the link text for screen readers: 'the review by Ada'. */
  name: string
}

function ReportLink({ about, name }: Props) {
  return (
    <Link
      to={`${reportPages.report.path}?${new URLSearchParams(about).toString()}`}
      className={`screen-only tiny ${styles.link}`}
      rel="nofollow"
    >
      Report<span className="visually-hidden"> {name}</span>
    </Link>
  )
}

export function ReportReview({ review }: { review: Pick<Review, '_id' | 'reviewerName'> }) {
  const { _id, reviewerName } = review
  return <ReportLink about={{ review: _id }} name={`the review by ${reviewerName || 'Anonymous'}`} />
}

export function ReportOffer({ coupon }: { coupon: Pick<Coupon, '_id'> }) {
  return <ReportLink about={{ coupon: coupon._id }} name="this offer" />
}

import { Button } from '@aws-amplify/ui-react'
import type { Coupon } from '#domain/coupon/coupon'
import type { Report } from '#domain/report/report'
import { reportKindNames, reportOutcomeNames } from '#domain/report/report-kinds'
import { LocalDate } from '#components/local-date'
import { Prose } from '#components/prose'
import { Stars } from '#components/stars'
import { paths } from '#lib/paths'
import { couponsOf } from '../../admin-pages'
import { CouponButtons } from '../../coupon/coupon-buttons'
import { reviewStateText } from '../../review/review-state'
import { ReviewButtons } from '../../review/review-buttons'
import page from '../../components/page.module.css'
import { OfferState } from './report-columns'
import styles from './report-facts.module.css'

export function ReportFacts({ report }: { report: Report }) {
  const { kind, text, email, decisions } = report
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{`Report: ${reportKindNames[kind]}`}</dt>
        <dd>
          <Prose text={text} />
          {email !== null && <p dir="auto">{email}</p>}
        </dd>
      </div>
      <div>
        <dt>What it is about</dt>
        <dd>
          <Subject report={report} />
        </dd>
      </div>
      {decisions.length > 0 && (
        <div>
          <dt>Earlier decisions</dt>
          {decisions.map(({ outcome, reason, at }) => (
            <dd key={at}>
              {reportOutcomeNames[outcome]} <LocalDate iso={at} /> <Prose text={reason} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function Subject({ report: { review, coupon } }: { report: Report }) {
  if (review) {
    return (
      <>
        <Stars rating={review.rating} /> {`${reviewStateText(review)}, by `}
        <bdi>{review.reviewerName}</bdi> on{' '}
        <a href={paths.store(review.storeId.slug)}>
          <bdi>{review.storeId.name}</bdi>
        </a>
        <Prose text={review.text} />
        <div className={`row wrap ${page.buttons}`}>
          <ReviewButtons review={review} />
        </div>
      </>
    )
  }
  return coupon ? <Offer coupon={coupon} /> : 'It is gone.'
}

function Offer({ coupon }: { coupon: Coupon }) {
  const { _id, title, storeId, terms, labels } = coupon
  return (
    <>
      <p>
        <a href={paths.coupons(storeId.slug, _id)} dir="auto">
          {title}
        </a>
        {' ('}
        <OfferState coupon={coupon} />
        {labels.date && `, ${labels.date}`})
      </p>
      <Prose text={terms} />
      <div className={`row wrap ${page.buttons}`}>
        <CouponButtons coupon={coupon} />
        <Button as="a" size="small" href={couponsOf(storeId._id)}>
          Coupons of its store
        </Button>
      </div>
    </>
  )
}

import { reportKindNames, reportOutcomeNames } from '#domain/report/report-kinds'
import type { Coupon } from '#domain/coupon/coupon'
import { couponStatusLabel } from '#domain/coupon/coupon-status'
import type { Report } from '#domain/report/report'
import { Stars } from '#components/stars'
import { Excerpt } from '../../components/table/excerpt'
import { RelativeDate } from '../../components/table/relative-date'
import type { Column, Columns } from '../../components/table/column'

export const reportColumns: Columns<Report> = [
  { label: 'Reported', width: 12, wraps: true, cell: (report) => nameOfSubject(report) },
  { label: 'Content', wraps: true, cell: (report) => <Subject report={report} /> },
  { label: 'Kind', width: 8, cell: ({ kind }) => reportKindNames[kind] },
  { label: 'Report', wraps: true, cell: ({ text }) => <Excerpt text={text} /> },
  { label: 'Address', width: 10, isExtra: true, cell: ({ email }) => email },
  { label: 'Date', width: 7.5, isExtra: true, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
]

export const decisionColumn: Column<Report> = {
  label: 'Decision',
  width: 12,
  wraps: true,
  cell: ({ decision }) =>
    decision && (
      <>
        {reportOutcomeNames[decision.outcome]} <bdi>{decision.reason}</bdi>
      </>
    ),
}

export const mailColumn: Column<Report> = {
  label: 'Mail',
  width: 6,
  cell: ({ email, notified }) => {
    if (notified) return notified === 'sent' ? 'Sent' : 'Failed'
    return email === null ? 'No address' : 'Not sent'
  },
}

export function nameOfSubject({ about, review, coupon }: Report): string {
  if (review) return `The review of ${review.storeId.name} by ${review.reviewerName}`
  if (coupon) return `The offer “${coupon.title}” of ${coupon.storeId.name}`
  return about === 'review' ? 'A review that is gone' : 'An offer that is gone'
}

function Subject({ report: { review, coupon } }: { report: Report }) {
  if (review) {
    return (
      <>
        <Stars rating={review.rating} />
        <Excerpt text={review.text} />
      </>
    )
  }
  return coupon && <OfferState coupon={coupon} />
}

/** 'Live, 20% off, SAVE20'. */
export function OfferState({ coupon: { status, labels, couponCode } }: { coupon: Coupon }) {
  return (
    <>
      {[couponStatusLabel[status], labels.discount].filter(Boolean).join(', ')}
      {couponCode && (
        <>
          , <bdi>{couponCode}</bdi>
        </>
      )}
    </>
  )
}

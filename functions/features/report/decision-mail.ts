import { site } from '#site'
import { fullDate } from '#domain/time/full-date'
import type { Report } from '#domain/report/report'
import { reportKindNames, reportOutcomeNames, subjectNames } from '#domain/report/report-kinds'
import type { Mail } from '#functions/mail/send-mail'

/** Quotes nothing that the reporter wrote: the address may be that of somebody else. */
export function decisionMail(
  report: Report & { email: string; decision: NonNullable<Report['decision']> },
  address: string,
): Mail {
  const { _id, email, about, kind, createdAt, decision } = report
  const lines = [
    `On ${fullDate(createdAt.slice(0, 10))} somebody gave this address with a report of ${subjectNames[about]} on ${site.name}.`,
    '',
    'Reported:',
    ...subjectOf(report),
    `What is wrong: ${reportKindNames[kind]}`,
    '',
    `Our decision: ${reportOutcomeNames[decision.outcome]}`,
    '',
    'Why:',
    decision.reason,
    '',
    'This is said here as well, until the report is deleted a year after it was made:',
    `${address}/report/${_id}`,
    '',
    'Was it not you who reported this? Then you need not do anything.',
    '',
  ]
  return { to: email, subject: `Our decision about a report to ${site.name}`, text: lines.join('\n') }
}

/** Each name has a line of its own, because of its direction. Reviewers are not named. */
function subjectOf({ about, review, coupon }: Report): string[] {
  if (coupon) return [oneLine(coupon.title), `An offer of ${oneLine(coupon.storeId.name)}`]
  if (review) return [`A review of ${oneLine(review.storeId.name)}`]
  return [about === 'review' ? 'A review that is gone' : 'An offer that is gone']
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

import * as z from 'zod'
import { couponSchema } from '../coupon/coupon'
import { staffReviewSchema } from '../review/decision'
import { maxReportDecisions, reportKinds, reportOutcomes, reportSubjects } from './report-kinds'
import { storeReferenceSchema } from '../reference/reference'
import { choice, id, objectError, optional, optionalId, prose, version } from '../field/field'
import { emailAddress } from '../user/user'

const decisionSchema = z.object({
  outcome: z.enum(reportOutcomes),
  reason: z.string(),
  at: z.iso.datetime(),
})

/** What a report is about, as visitors see it: the title of an offer, or the author of a review. */
export const reportSubjectSchema = z
  .object({ about: z.enum(reportSubjects), name: z.string(), storeId: storeReferenceSchema })
  .meta({ id: 'ReportSubject' })

/** What anyone reads of a report who has its number (product.md, section 23). */
export const receiptSchema = z
  .object({
    /** The number. Nobody can guess it. */
    _id: id,
    about: z.enum(reportSubjects),
    kind: z.enum(reportKinds),
    createdAt: z.iso.datetime(),
    /** Null while it waits. */
    decision: decisionSchema.nullable(),
    /** Null unless visitors see it. */
    subject: reportSubjectSchema.nullable(),
  })
  .meta({ id: 'Receipt' })

const staffDecisionSchema = decisionSchema.extend({ by: z.string() })

/** A report as staff read it. What it is about is null once that is gone. */
export const reportSchema = receiptSchema
  .omit({ subject: true })
  .extend({
    text: z.string(),
    email: z.string().nullable(),
    review: staffReviewSchema.nullable(),
    coupon: couponSchema.nullable(),
    decision: staffDecisionSchema.nullable(),
    decisions: z.array(staffDecisionSchema).max(maxReportDecisions),
    /** Whether the decision was mailed to `email`. Null if nobody has tried. */
    notified: z.enum(['sent', 'failed']).nullable(),
    version,
  })
  .meta({ id: 'Report' })

/** Which review or offer a report would be about. One parameter: a cache key of CloudFront takes ten. */
export const reportSubjectQuerySchema = z.object({
  by: z
    .templateLiteral([z.enum(reportSubjects), ':', z.ulid()], {
      error: 'by must be review: or coupon:, and an id.',
    })
    .transform((by) => by.replace(/[^:]+$/, (subjectId) => subjectId.toUpperCase()))
    .meta({ description: '`review:{id}` or `coupon:{id}`.' }),
})

/** What a visitor sends to report a review or an offer: the id of one of them. */
export const reportFormFields = z.object(
  {
    review: optionalId,
    coupon: optionalId,
    kind: choice('Kind', reportKinds),
    text: prose('Report'),
    email: optional(emailAddress).transform((email) => email ?? null),
  },
  objectError,
)

/** What staff send to decide about a report. */
export const reportDecisionSchema = z.object(
  { outcome: choice('Outcome', reportOutcomes), reason: prose('Reason') },
  objectError,
)

/** Which reports staff read. */
export const reportStateSchema = z.object({
  state: z.enum(['open', 'decided'], { error: 'state must be open or decided.' }).default('open'),
})

export type ReportedSubject = z.infer<typeof reportSubjectSchema>
export type Receipt = z.infer<typeof receiptSchema>
export type Report = z.infer<typeof reportSchema>
export type ReportForm = z.infer<typeof reportFormFields>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
export type ReportState = z.infer<typeof reportStateSchema>['state']

import * as z from 'zod'
import { couponSchema } from './coupon'
import { staffReviewSchema } from './decision'
import { reportKinds, reportOutcomes, reportSubjects } from './report-wording'
import { choiceError, id, isMissing, objectError, optionalId, prose } from './text'
import { emailAddress } from './user'

const decisionSchema = z.object({
  outcome: z.enum(reportOutcomes),
  reason: z.string(),
  at: z.iso.datetime(),
})

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
  })
  .meta({ id: 'Receipt' })

/** A report as staff read it. What it is about is null once that is gone. */
export const reportSchema = receiptSchema
  .extend({
    text: z.string(),
    email: z.string().nullable(),
    review: staffReviewSchema.nullable(),
    coupon: couponSchema.nullable(),
    /** With the id of who has decided. */
    decision: decisionSchema.extend({ by: z.string() }).nullable(),
    /** Whether the decision was mailed to `email`. Null if nobody has tried. */
    notified: z.enum(['sent', 'failed']).nullable(),
  })
  .meta({ id: 'Report' })

const optional = (value: unknown) => (value === null || isMissing(value) ? undefined : value)

/** What a visitor sends to report a review or an offer: the id of one of them. */
export const reportFormFields = z.object(
  {
    review: optionalId,
    coupon: optionalId,
    kind: z.enum(reportKinds, {
      error: choiceError('Kind', `Kind must be one of ${reportKinds.join(', ')}.`),
    }),
    text: prose('Report'),
    email: z.preprocess(optional, emailAddress.nullish()).transform((email) => email ?? null),
  },
  objectError,
)

/** What staff send to decide about a report. */
export const reportDecisionSchema = z.object(
  {
    outcome: z.enum(reportOutcomes, {
      error: choiceError('Outcome', 'Outcome must be kept, changed or removed.'),
    }),
    reason: prose('Reason'),
  },
  objectError,
)

/** Which reports staff read. */
export const reportStateSchema = z.object({
  state: z.enum(['open', 'decided'], { error: 'state must be open or decided.' }).default('open'),
})

export type Receipt = z.infer<typeof receiptSchema>
export type Report = z.infer<typeof reportSchema>
export type ReportForm = z.infer<typeof reportFormFields>
export type ReportDecision = z.infer<typeof reportDecisionSchema>
export type ReportState = z.infer<typeof reportStateSchema>['state']

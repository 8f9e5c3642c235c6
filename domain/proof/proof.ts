import * as z from 'zod'
import { outcomes, type VoteSource, weights } from './tally'
import { choice, line, lineOrNone, objectError, proseOrNone } from '../field/field'

/** How long the ledger keeps a signal, in days. */
export const signalDays = 180

const reasonLength = 200
export const noteLength = 500

const outcome = choice('Outcome', outcomes)

/** An optional text. An empty one counts as none: forms send them. */
const orNothing = (text: z.ZodType<string, string>) =>
  text.optional().transform((typed) => (typed === '' ? undefined : typed))

/** What a visitor says about an offer (product.md, section 25). */
export const signalFormSchema = z.object(
  { outcome, reason: orNothing(lineOrNone('Reason', reasonLength)) },
  objectError,
)

/** The result of a test by staff. */
export const testFormSchema = z.object(
  { outcome: choice('Outcome', ['worked', 'failed']), note: orNothing(proseOrNone('Note', noteLength)) },
  objectError,
)

/** `works`: pages show a figure. `few`: too few recent signals for one. `checking`: staff are to test it. */
const proofStates = ['works', 'few', 'untested', 'checking'] as const

/** Whether a coupon works (product.md, section 25). */
export const proofSchema = z
  .object({
    /** How many of `total` votes say that it worked, older votes counting less. Whole numbers. */
    worked: z.int().min(0),
    total: z.int().min(0),
    /** Wilson's lower bound. Offers are ordered by it. */
    confidence: z.number().min(0).max(1),
    /** Time of the last signal, of the last success, and of the last test by staff. */
    checkedAt: z.iso.datetime().nullable(),
    workedAt: z.iso.datetime().nullable(),
    testedAt: z.iso.datetime().nullable(),
    testOutcome: outcome.nullable(),
    doubtedAt: z.iso.datetime().nullable(),
    /** For staff: since when a visitor's vote asks them to test it. */
    askedAt: z.iso.datetime().optional(),
    state: z.enum(proofStates).catch('untested'),
    /** Weighted signals, the store's rate with the signals that it comes from, and the half-life in days. */
    parts: z.object({
      worked: z.number().min(0),
      failed: z.number().min(0),
      storeRate: z.number().min(0).max(1),
      storeSignals: z.number().min(0),
      halfLife: z.number(),
    }),
  })
  .meta({ id: 'Proof' })

export const proofFields = { proof: proofSchema }

export const proofFilters = {
  proof: z.enum(['never', 'checking'], { error: 'proof must be never or checking.' }).optional().meta({
    description: 'Those that nobody has tested or voted on, or those that wait for a test by staff.',
  }),
}

/**
 * Why a vote does not count. `network`: somebody else in this network has voted. `waiting`: fewer than three
 * networks agree. `stopped`: the day's limit of doubts was reached. `voided`: staff took the votes back.
 */
const uncounted = z.enum(['network', 'waiting', 'stopped', 'voided'])

/** A signal as staff read it in the ledger. */
export const ledgerEntrySchema = z
  .object({
    at: z.iso.datetime(),
    source: z.enum(Object.keys(weights) as [VoteSource, ...VoteSource[]]),
    outcome,
    /** The reason of a visitor or the note of staff. */
    text: z.string().nullable(),
    /** The e-mail address of the member of staff; null for visitors. */
    by: z.string().nullable(),
    counted: z.boolean(),
    /** Why it does not count. Missing if it counts, and in signals of the previous release. */
    uncounted: uncounted.optional(),
    /** The pseudonym of a visitor's network on that day. Missing if the vote could not count. */
    network: z.string().optional(),
    /** Whether it is about an earlier code, type or link. Then it no longer counts. */
    ofBefore: z.boolean(),
  })
  .meta({ id: 'LedgerEntry' })

/** All votes of a network on a day (UTC), over all coupons. */
export const networkDaySchema = z.object(
  {
    day: line('Day', 50)
      .pipe(z.iso.date({ error: 'Day must be a date such as 2026-05-31.' }))
      .meta({ format: 'date' }),
    network: line('Network', 50),
  },
  objectError,
)

/** How many coupons visitors have put in doubt today; `most` is the limit, `isStopped` that it is reached. */
export const doubtsTodaySchema = z.object({ count: z.int(), most: z.int(), isStopped: z.boolean() })

export type DoubtsToday = z.infer<typeof doubtsTodaySchema>
export type NetworkDay = z.infer<typeof networkDaySchema>
export type Uncounted = z.infer<typeof uncounted>
export type SignalForm = z.infer<typeof signalFormSchema>
export type TestForm = z.infer<typeof testFormSchema>
export type Proof = z.infer<typeof proofSchema>
export type ProofState = Proof['state']
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

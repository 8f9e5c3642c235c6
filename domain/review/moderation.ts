import { day } from '../time/lengths'

/** Why a review is rejected: by what it says, never by how many stars it gives. */
export const rejectionReasons = [
  'spam',
  'off-topic',
  'personal-data',
  'abusive',
  'illegal',
  'fake',
  'duplicate',
] as const

export type RejectionReason = (typeof rejectionReasons)[number]

/** What staff read of it. */
export const reasonNames: Record<RejectionReason, string> = {
  spam: 'Advertising or spam',
  'off-topic': 'Not about this store',
  'personal-data': 'Personal data of somebody',
  abusive: 'Abusive or threatening',
  illegal: 'Illegal content',
  fake: 'Not written by a customer',
  duplicate: 'The same review twice',
}

export const reviewStates = ['pending', 'approved', 'rejected'] as const

export type ReviewState = (typeof reviewStates)[number]

export const reviewOutcomes = ['approved', 'rejected', 'unapproved'] as const

/** Those, a deletion and its undo, and an edit by staff of stars, text or source of a visitor's review. */
export const decisionOutcomes = [...reviewOutcomes, 'deleted', 'restored', 'edited'] as const

export type DecisionOutcome = (typeof decisionOutcomes)[number]

export const countedOutcomes = ['approved', 'rejected', 'deleted'] as const

export const editedFields = ['rating', 'text', 'source'] as const

export type EditedField = (typeof editedFields)[number]

/** For how many changes of a review its former words are kept: the author's own, and the last ones. */
export const keptEdits = 5

/** How long a decision is kept, in milliseconds: three years. */
export const decisionLifetime = 3 * 365 * day

/** How many months the rates go back, the current one included. */
export const rateMonths = 12

/** The months (UTC) of the rates, the current one first: '2026-05'. */
export function monthsUntil(now: Date): string[] {
  return Array.from({ length: rateMonths }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))),
  )
}

/** The month of a moment in UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

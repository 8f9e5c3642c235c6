import { day } from '../time/lengths'

export const reportKinds = ['illegal', 'misleading', 'not-working', 'personal-data', 'fake', 'other'] as const

export type ReportKind = (typeof reportKinds)[number]

/** What can be wrong with one of them. A review is nothing that works or does not. */
export function kindsFor(about: ReportSubject): readonly ReportKind[] {
  return about === 'coupon' ? reportKinds : reportKinds.filter((kind) => kind !== 'not-working')
}

/** In words. */
export const reportKindNames: Record<ReportKind, string> = {
  illegal: 'Illegal content',
  misleading: 'Misleading',
  'not-working': 'Expired or does not work',
  'personal-data': 'Personal data of somebody',
  fake: 'Fake',
  other: 'Something else',
}

export const reportOutcomes = ['kept', 'changed', 'removed'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]

/** In words. */
export const reportOutcomeNames: Record<ReportOutcome, string> = {
  kept: 'It stays as it is.',
  changed: 'It was changed.',
  removed: 'It was removed.',
}

export const reportSubjects = ['review', 'coupon'] as const

export type ReportSubject = (typeof reportSubjects)[number]

export const subjectNames: Record<ReportSubject, string> = { review: 'a review', coupon: 'an offer' }

/** How often a report can be decided. Each decision is kept with it. */
export const maxReportDecisions = 20

/** How long a report is kept, in milliseconds: a year. */
export const reportLifetime = 365 * day

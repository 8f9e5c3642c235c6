import { encodeTime, ulid } from 'ulid'
import type { RecordedDecision, StarRate } from '#domain/review/decision'
import {
  countedOutcomes,
  decisionLifetime,
  type DecisionOutcome,
  monthOf,
  monthsUntil,
  type EditedField,
} from '#domain/review/moderation'
import { toDecisions } from './decision-subjects'
import type { Page, PageRequest } from '#domain/http/paging'
import { type Item, indexKeysAt } from '#table/keys'
import { getItems, readPage } from '#table/read'
import { putNew, type Write, writeTo } from '#table/write'
import { keyOfDecision, keyOfRates } from './keys'
import type { ReviewSource } from '#domain/review/review-source'
import type { Decision, StoredReview } from './stored-review'

export function newDecision<Made extends Pick<Counted, 'outcome' | 'reason' | 'by'>>(
  review: StoredReview,
  made: Made,
  now: Date,
) {
  // The author's, before any edit by staff.
  const stars = review.edits?.[0]?.stars ?? review.rating
  return { _id: ulid(now.getTime()), ...made, at: now.toISOString(), stars }
}

export function recordDecision(before: StoredReview, { decision, ...after }: StoredReview): Write[] {
  if (!decision || decision._id === before.decision?._id) return []
  return [recordOf(after, decision), ...moveInRates(after, before.decision, decision)]
}

export function recordEdit(before: StoredReview, after: StoredReview): Write[] {
  const edit = after.edits?.at(-1)
  if (!edit || edit._id === before.edits?.at(-1)?._id) return []
  const { _id, by, at, changed, stars, source } = edit
  const made = { _id, outcome: 'edited' as const, reason: null, by, at, stars: after.rating }
  return [recordOf(after, made, { changed, stars, source })]
}

/** One that was rejected before stays counted as that. */
export function recordDeletion(review: StoredReview, by: string, now: Date): Write[] {
  const made = newDecision(review, { outcome: 'deleted', reason: null, by }, now)
  const isRejected = review.decision?.outcome === 'rejected'
  return [recordOf(review, made), ...(isRejected ? [] : moveInRates(review, review.decision, made))]
}

/** Its last decision counts again, in place of the deletion. */
export function recordRestoration(review: StoredReview, deletedAt: string, by: string, now: Date): Write[] {
  const made = newDecision(review, { outcome: 'restored', reason: null, by }, now)
  const deletion = { ...made, outcome: 'deleted' as const, at: deletedAt }
  return [recordOf(review, made), ...moveInRates(review, deletion, review.decision)]
}

type Counted = Omit<Decision, 'outcome'> & { outcome: DecisionOutcome }

interface Before {
  changed: EditedField[]
  stars: number
  source: ReviewSource
}

/** Only the last decision counts, in its month. What staff have written is not counted. */
function moveInRates(
  { source }: Pick<StoredReview, 'source'>,
  from: Counted | undefined,
  to: Counted | undefined,
): Write[] {
  if (source === 'editorial') return []
  const months = new Map<string, Record<string, number>>()
  for (const [decision, by] of [[from, -1] as const, [to, 1] as const]) {
    if (!decision || decision.outcome === 'unapproved') continue
    const { outcome, stars, at } = decision
    const [month, name] = [monthOf(new Date(at)), `${outcome}${stars}`]
    const counts = months.get(month) ?? {}
    months.set(month, { ...counts, [name]: (counts[name] ?? 0) + by })
  }
  return [...months].map(([month, counts]) => addToRates(month, counts))
}

function addToRates(month: string, counts: Record<string, number>): Write {
  const names = Object.keys(counts)
  return writeTo('Update', keyOfRates(month), {
    UpdateExpression: `ADD ${names.map((name) => `${name} :${name}`).join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, counts[name]])),
  })
}

function recordOf(
  review: Pick<StoredReview, '_id' | 'storeId' | 'source'>,
  made: Counted,
  before?: Before,
): Write {
  const { _id: reviewId, storeId, source } = review
  return putNew(withKeysOfDecision({ ...made, reviewId, storeId, source, ...(before && { before }) }))
}

const decisions = { index: 'byList', partition: 'DECISION' } as const

export function withKeysOfDecision<Stored extends { _id: string; at: string }>(item: Stored): Stored & Item {
  const expiresAt = Math.ceil((Date.parse(item.at) + decisionLifetime) / 1000)
  return { ...item, ...keyOfDecision(item._id), ...indexKeysAt(decisions, item._id), expiresAt }
}

/** The decisions of three years, the newest first, also about deleted reviews. */
export async function listDecisions(page: PageRequest, now: Date): Promise<Page<RecordedDecision>> {
  const from = encodeTime(now.getTime() - decisionLifetime)
  return readPage({ ...decisions, from, descending: true }, page, toDecisions)
}

export async function readRates(now: Date): Promise<StarRate[]> {
  const items = await getItems(monthsUntil(now).map(keyOfRates))
  return [1, 2, 3, 4, 5].map((stars) => {
    const counts = countedOutcomes.map((outcome) => {
      const sum = items.reduce((total, item) => total + Number(item[`${outcome}${stars}`] ?? 0), 0)
      return [outcome, sum] as const
    })
    return { stars, ...(Object.fromEntries(counts) as Omit<StarRate, 'stars'>) }
  })
}

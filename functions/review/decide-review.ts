import type { StaffReview } from '#domain/review/decision'
import type { RejectionReason } from '#domain/review/moderation'
import { requireVersion, type Versions } from '#table/rewrite'
import { newDecision } from './decision'
import { reviews, withDecision } from './review'
import type { StoredReview } from './stored-review'
import { publishPicture } from './review-picture'

/** A review that is decided as wanted stays as it is, whatever the versions. */
interface Decide {
  by: string
  /** @default any */
  versions?: Versions
}

/**
 * Copies the picture first. If the call ends in between, it is an unused upload. Throws `not_found` and
 * `changed`.
 */
export async function approveReview(id: string, { by, versions }: Decide, now: Date): Promise<StaffReview> {
  const { path: profilePicture, release } = await publishPicture(id, now)
  const isDone = ({ approved }: StoredReview) => approved
  const decided = decide(id, { versions, isDone }, now, (before) => {
    const decision = newDecision(before, { outcome: 'approved', reason: null, by }, now)
    return { ...before, approved: true, profilePicture, decision }
  })
  // Deleted meanwhile: nothing uses the public copy.
  return decided.catch(async (error: unknown) => {
    await release()
    throw error
  })
}

/** Throws `not_found` and `changed`. */
export async function rejectReview(
  id: string,
  { reason, by, versions }: Decide & { reason: RejectionReason },
  now: Date,
): Promise<StaffReview> {
  return decide(id, { versions, isDone: isRejected }, now, (before) =>
    withoutApproval(before, newDecision(before, { outcome: 'rejected', reason, by }, now)),
  )
}

/** Throws `not_found` and `changed`. */
export async function unapproveReview(id: string, { by, versions }: Decide, now: Date): Promise<StaffReview> {
  const isDone = (before: StoredReview) => !before.approved && !isRejected(before)
  return decide(id, { versions, isDone }, now, (before) =>
    withoutApproval(before, newDecision(before, { outcome: 'unapproved', reason: null, by }, now)),
  )
}

const isRejected = ({ decision }: StoredReview) => decision?.outcome === 'rejected'

/** Its picture stays: nothing leads to it any more, and a deletion of the review removes it. */
function withoutApproval(before: StoredReview, decision: StoredReview['decision']): StoredReview {
  return { ...before, approved: false, ...(decision && { decision }) }
}

async function decide(
  id: string,
  { versions, isDone }: Pick<Decide, 'versions'> & { isDone: (before: StoredReview) => boolean },
  now: Date,
  next: (before: StoredReview) => StoredReview,
) {
  const decided = (before: StoredReview) => {
    if (isDone(before)) return before
    requireVersion(before.version, versions)
    return next(before)
  }
  return withDecision(await reviews.change(id, undefined, decided, now))
}

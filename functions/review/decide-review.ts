import type { StaffReview } from '#domain/review/decision'
import type { RejectionReason } from '#domain/review/moderation'
import { newDecision } from './decision'
import { reviews, type StoredReview, withDecision } from './review'
import { publishPicture } from './review-picture'

/** Copies the picture first. If the call ends in between, it is an unused upload. Throws `not_found`. */
export async function approveReview(id: string, by: string, now: Date): Promise<StaffReview> {
  const { path: profilePicture, release } = await publishPicture(id, now)
  const decided = decide(id, now, (before) => {
    if (before.approved) return before
    const decision = newDecision(before, { outcome: 'approved', reason: null, by }, now)
    return { ...before, approved: true, profilePicture, decision }
  })
  // Deleted meanwhile: nothing uses the public copy.
  return decided.catch(async (error: unknown) => {
    await release()
    throw error
  })
}

/** Throws `not_found`. */
export async function rejectReview(
  id: string,
  { reason, by }: { reason: RejectionReason; by: string },
  now: Date,
): Promise<StaffReview> {
  return decide(id, now, (before) =>
    before.decision?.outcome === 'rejected'
      ? before
      : withoutApproval(before, newDecision(before, { outcome: 'rejected', reason, by }, now)),
  )
}

/** Throws `not_found`. */
export async function unapproveReview(id: string, by: string, now: Date): Promise<StaffReview> {
  return decide(id, now, (before) =>
    before.approved || before.decision?.outcome === 'rejected'
      ? withoutApproval(before, newDecision(before, { outcome: 'unapproved', reason: null, by }, now))
      : before,
  )
}

/** Its picture stays: nothing leads to it any more, and a deletion of the review removes it. */
function withoutApproval(before: StoredReview, decision: StoredReview['decision']): StoredReview {
  return { ...before, approved: false, ...(decision && { decision }) }
}

async function decide(id: string, now: Date, next: (before: StoredReview) => StoredReview) {
  return withDecision(await reviews.change(id, undefined, next, now))
}

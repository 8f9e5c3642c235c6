import type { Review, ReviewChanges } from '#domain/review'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { itemOf, noSuchReview, type StoredReview, withStore } from './review'
import { publishPicture } from './review-picture'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { count } from './counter'

interface Change {
  fields: ReviewChanges
  versions: Versions
}

/** Changes what is named of a review. Throws `not_found`; `changed` when it is at none of the versions. */
export async function updateReview(id: string, { fields, versions }: Change): Promise<Review> {
  const updated = await rewrite(targetOf(id, versions), (before) => {
    const after = next(before, fields)
    return { writes: [replace(before, after)], result: after }
  })
  return withStore(updated)
}

/**
 * Lets visitors see a review and its picture (product.md, section 4). One that is approved stays as it is.
 * The picture is kept anew under a public path before the one transaction that shows it and lets go of the
 * private one: cut off before that, it goes with what was uploaded for nothing. Throws `not_found`.
 */
export async function approveReview(id: string, now: Date): Promise<Review> {
  const profilePicture = await publishPicture(id, now)
  const approved = await rewrite(targetOf(id, undefined), (before) => {
    if (before.approved === true) return { writes: [], result: before }
    const after = next(before, { approved: true, profilePicture })
    const images = useImages([before.profilePicture as string | null], [profilePicture], now)
    return { writes: [replace(before, after), ...images], result: after }
  })
  return withStore(approved)
}

/**
 * Deletes a review, its count and its picture. Throws `not_found`; `changed` when it is at none of the
 * versions.
 */
export async function deleteReview(id: string, versions: Versions, now: Date): Promise<void> {
  await rewrite(targetOf(id, versions), (before) => {
    const { profilePicture } = before as unknown as StoredReview
    const writes = [removeVersion(before), ...useImages([profilePicture], [], now), count('REVIEW', -1)]
    return { writes, result: undefined }
  })
}

function next(before: Item, changes: Partial<StoredReview>): Item {
  const held = before as unknown as StoredReview
  return itemOf({ ...held, ...changes, version: held.version + 1 })
}

function targetOf(id: string, versions: Versions) {
  return { key: keyOf.review(id), versions, missing: noSuchReview() }
}

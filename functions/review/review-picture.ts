import { AppError } from '#domain/http/errors'
import { privateImage, publishImage } from '#functions/images/image'
import { imageName, isPrivate } from '#functions/images/image-path'
import { releaseImage } from '#functions/images/image-uses'
import { keyOfReview } from './keys'
import { reviews, withStore } from './review'
import { getItem } from '#table/read'

/** A data URL. Throws `not_found`, also for a review of a deleted store. */
export async function getPendingPicture(reviewId: string): Promise<string> {
  const review = await reviews.get(reviewId, { consistent: true })
  await withStore(review)
  const path = review.profilePicture
  const picture = isPrivate(path) ? await privateImage(path) : null
  if (picture === null) throw new AppError('not_found', 'There is no such picture.')
  return picture
}

/** A private picture is copied to a public path, null without one. `release` gives up the copy. */
export async function publishPicture(reviewId: string, now: Date) {
  const review = await getItem(keyOfReview(reviewId), { consistent: true })
  const path = (review?.profilePicture ?? null) as string | null
  const published = isPrivate(path) ? await publishImage(path, now) : path
  const copied = published !== null && published !== path ? imageName(published) : []
  const release = () => Promise.all(copied.map((name) => releaseImage(name, now)))
  return { path: published, release }
}

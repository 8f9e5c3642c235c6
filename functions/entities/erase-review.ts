import { AppError } from '#domain/errors'
import { deleteReview } from './edit-review'
import { isHidden } from '#table/hidden'
import { keyOf } from '#table/keys'
import { getItem } from '#table/read'
import { eraseHidden } from './store-deletion'

const attempts = 5

/** Deletes a review, with its picture, wherever it is: in the lists, or hidden with its deleted store. */
export async function eraseReview(id: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const review = await getItem(keyOf.review(id), { latest: true })
    if (!review) return
    try {
      return await (isHidden(review) ? eraseHidden(review, now) : deleteReview(id, undefined, now))
    } catch (error) {
      // Its store is just being deleted or restored, so that it is somewhere else by now.
      if (!(error instanceof AppError) || attempt === attempts) throw error
    }
  }
}

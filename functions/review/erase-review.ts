import { AppError } from '#domain/http/errors'
import { deleteReview } from './review'
import { isHidden } from '#table/hidden'
import { eraseDeleted } from '#functions/entity/deleted-items'
import { keyOfReview } from './keys'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { transact } from '#table/write'
import { eraseHidden } from '#functions/store/deletion/phases'

/** Erases a review, also if it is hidden with its deleted store, or could be restored. */
export async function eraseReview(id: string, now: Date): Promise<void> {
  // A deletion or restoration of its store may move the review between read and write.
  const isTransient = (error: unknown) => error instanceof AppError
  await retry({ attempts: 5, isTransient }, async () => {
    const review = await getItem(keyOfReview(id), { consistent: true })
    if (review) await (isHidden(review) ? eraseHidden(review, now) : deleteReview(id, undefined, now))
    const deleted = await eraseDeleted('REVIEW', id, now)
    if (deleted.length > 0) await transact(deleted)
  })
}

import { type RecordedDecision, recordedDecisionSchema } from '#domain/review/decision'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import { select } from '#table/select'
import { keyOfReview } from './keys'
import { keyOfStore } from '#functions/store/keys'
import { toStoreReference } from '#functions/store/references'
import type { Edit } from './stored-review'

/** The text before an edit is kept by the review, so it is deleted with it. */
export async function toDecisions(items: Item[]): Promise<RecordedDecision[]> {
  const keys = new Map(
    items
      .flatMap(({ reviewId, storeId }) => [keyOfReview(String(reviewId)), keyOfStore(String(storeId))])
      .map((key) => [key.pk, key]),
  )
  const found = (await getItems([...keys.values()])).filter((item) => !isHidden(item))
  const byKey = new Map(found.map((item) => [item.pk, item]))
  return items.map((item) => {
    const store = byKey.get(keyOfStore(String(item.storeId)).pk)
    const review = byKey.get(keyOfReview(String(item.reviewId)).pk)
    return select(
      {
        ...item,
        before: item.before ? { ...item.before, text: formerText(review, item._id) } : null,
        store: store ? toStoreReference(store) : null,
        reviewerName: review?.reviewerName ?? null,
      },
      recordedDecisionSchema,
    )
  })
}

function formerText(review: Item | undefined, decisionId: unknown): string | null {
  const edits = (review?.edits ?? []) as Edit[]
  return edits.find(({ _id }) => _id === decisionId)?.text ?? null
}

import { isBot } from '#domain/bot-check'
import { approvalSchema, type Review } from '#domain/review'
import { createReview, decoyReview, requireStore } from '#functions/entities/review'
import type { Call, RouteFunctions } from '#functions/http/call'
import { privateUpload, publicUpload, readImage } from '#functions/images/image'

export const newReviewRoutes = {
  // Clients read the status in the body too (product.md, section 7).
  'POST /reviews/create': async (call) => ({ statusCode: 201, ...(await takeReview(call)) }),
} satisfies Partial<RouteFunctions<'site'>>

/**
 * Takes a review (product.md, section 5). A visitor's waits for approval, whatever it claims. A bot's is not
 * stored. One by staff is editorial, and counts in no average (product.md, section 23).
 */
async function takeReview({ body, caller, now, accept }: Call<'POST /reviews/create'>): Promise<Review> {
  const { profilePicture: file, website, elapsedMs, approved: wanted, ...form } = body
  const approved = caller !== null && approvalSchema.parse({ approved: wanted }).approved
  const picture = file ? readImage(file.bytes, 'profilePicture') : null
  // Nothing is stored or counted for a review that is refused.
  await requireStore(form.storeId)
  await accept()
  if (!caller && isBot({ website, elapsedMs })) return decoyReview(form, Boolean(file), now)
  const upload = picture && (approved ? publicUpload : privateUpload)(picture, now)
  // This function may not delete images.
  const uploads = upload ? [{ ...upload, discard: upload.release }] : []
  const source = caller ? 'editorial' : 'visitor'
  return createReview(form, { approved, profilePicture: upload?.path ?? null, source }, now, uploads)
}

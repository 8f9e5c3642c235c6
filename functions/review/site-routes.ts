import { isBot } from '#domain/field/bot-check'
import { approvalSchema, type Review } from '#domain/review/review'
import { createReview, decoyReview, requireStore } from './review'
import type { Call, RouteFunctions } from '#functions/http/call'
import { privateUpload, publicUpload } from '#functions/images/image'
import { readImage } from '#functions/images/read-image'

export const reviewRoutes = {
  // Clients read the status in the body too.
  'POST /reviews/create': async (call) => ({ statusCode: 201, ...(await takeReview(call)) }),
} satisfies Partial<RouteFunctions<'site'>>

/** A visitor's review is pending, a bot's is not stored, one by staff counts in no average. */
async function takeReview(call: Call<'POST /reviews/create'>): Promise<Review> {
  const { body, caller, now, accept } = call
  const { profilePicture: file, website, elapsedMs, approved: wanted, ...form } = body
  const approved = caller !== null && approvalSchema.parse({ approved: wanted }).approved
  await requireStore(form.storeId)
  // A picture costs processor time, so the call is counted before it is read.
  await accept()
  if (!caller && isBot({ website, elapsedMs })) return decoyReview(form, Boolean(file), now)
  const picture = file ? await readImage(file.bytes, 'profilePicture', 'portraitPixels') : null
  const upload = picture && (approved ? publicUpload : privateUpload)(picture, now)
  const uploads = upload ? [upload] : []
  const source = caller ? 'editorial' : 'visitor'
  const extras = { approved, profilePicture: upload?.path ?? null, source } as const
  return createReview(form, extras, now, uploads)
}

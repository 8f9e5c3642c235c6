import * as z from 'zod'
import { automationSchema, isAutomated } from '#domain/automation'
import { approvalSchema, type Review, reviewFormSchema } from '#domain/review'
import { keepPrivate, keepPublic, readImage } from '#functions/images/image'
import { createReview, imagineReview, requireStore } from '#functions/entities/review'
import type { Call, Form, Reply, Upload } from '#functions/http/call'
import { fileOf, isUpload } from '#functions/http/form-fields'
import { textsOf } from '#functions/http/json-or-form'
import { limitedInputOf } from '#functions/http/limit-visitor'

/**
 * Takes a review (product.md, sections 5 and 7). A visitor's waits for staff to approve it, whatever it says
 * of itself, and a program's is not kept. The body carries the status too, because that is where some client
 * looks for it.
 */
export async function postReview(call: Call): Promise<Reply> {
  const input = await limitedInputOf('POST /reviews/create', call, fieldsOf)
  return { status: 201, body: { statusCode: 201, ...(await takeReview(call, input)) } }
}

async function takeReview({ caller, now }: Call, input: unknown): Promise<Review> {
  const form = reviewFormSchema.parse(input)
  const { profilePicture: file } = pictureSchema.parse(input)
  if (!caller && isAutomated(automationSchema.parse(input))) {
    return imagineReview(form, Boolean(file), now)
  }
  const approved = caller !== null && approvalSchema.parse(input).approved
  const picture = file ? readImage(file.bytes, 'profilePicture') : null
  // Nothing is kept for a review that is refused.
  if (picture) await requireStore(form.storeId)
  const keep = approved ? keepPublic : keepPrivate
  const profilePicture = picture && (await keep(picture, now))
  return createReview(form, { approved, profilePicture }, now)
}

const pictureSchema = z.object({
  profilePicture: z.custom<Upload>(isUpload, 'A picture is sent as a file of a form.').nullish(),
})

const fields = ['reviewerName', 'text', 'rating', 'storeId', 'approved', 'website', 'elapsedMs']

function fieldsOf(form: Form) {
  return { ...textsOf(form, fields), profilePicture: fileOf(form, 'profilePicture') }
}

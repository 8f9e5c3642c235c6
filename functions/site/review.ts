import * as z from 'zod'
import { automationSchema, isAutomated } from '#domain/automation'
import { AppError } from '#domain/errors'
import { approvalSchema, type Review, reviewFormSchema } from '#domain/review'
import { id } from '#domain/text'
import { saveImage } from '#functions/data/image'
import {
  createReview,
  imagineReview,
  listApprovedReviews,
  listApprovedReviewsOf,
} from '#functions/data/review'
import type { Call, Form, Reply, Upload } from '#functions/http/call'
import { fileOf } from '#functions/http/form-fields'
import { inputOf, textsOf } from '#functions/http/json-or-form'
import { limitVisitor } from '#functions/http/limit-visitor'
import { listReply, pageOf } from '#functions/http/list-reply'

const orderSchema = z.object({
  sort: z.enum(['newest', 'rating'], { error: 'sort must be newest or rating.' }).default('newest'),
  storeId: id.optional(),
})

/** Approved reviews: the newest first, or with ?sort=rating the best first; with ?storeId= those of a store. */
export async function getApprovedReviews(call: Call): Promise<Reply> {
  const { sort, storeId } = orderSchema.parse(call.query)
  if (storeId === undefined) {
    return listReply('GET /reviews/approved', call, await listApprovedReviews(sort, pageOf(call)))
  }
  if (sort === 'rating') throw unsorted()
  return listReply('GET /reviews/approved', call, await listApprovedReviewsOf(storeId, pageOf(call)))
}

function unsorted() {
  const message = 'The reviews of one store come newest first.'
  return new AppError('invalid', message, { fields: { sort: message } })
}

/**
 * Takes a review (specification, sections 5 and 7). A visitor's waits for staff to approve it, whatever it says of
 * itself, and a program's is not kept. The body carries the status too, because that is where the specification's
 * client looks for it.
 */
export async function postReview(call: Call): Promise<Reply> {
  await limitVisitor('POST /reviews/create', call)
  const input = await inputOf(call, fieldsOf)
  return { status: 201, body: { statusCode: 201, ...(await takeReview(call, input)) } }
}

async function takeReview({ caller, now }: Call, input: unknown): Promise<Review> {
  const form = reviewFormSchema.parse(input)
  if (!caller && isAutomated(automationSchema.parse(input))) return imagineReview(form, now)
  const approved = caller !== null && approvalSchema.parse(input).approved
  const { profilePicture: file } = pictureSchema.parse(input)
  const profilePicture = file ? await saveImage(file.bytes, 'profilePicture', now) : null
  return createReview(form, { approved, profilePicture }, now)
}

const pictureSchema = z.object({
  // No JSON can make one, whatever its fields are called.
  profilePicture: z
    .custom<Upload>(
      (file) => (file as Upload | null)?.bytes instanceof Uint8Array,
      'A picture is sent as a file of a form.',
    )
    .nullish(),
})

const fields = ['reviewerName', 'text', 'rating', 'storeId', 'approved', 'website', 'elapsedMs']

function fieldsOf(form: Form) {
  return { ...textsOf(form, fields), profilePicture: fileOf(form, 'profilePicture') }
}

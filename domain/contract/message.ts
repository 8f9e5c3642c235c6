import * as z from 'zod'
import { automationSchema } from '../automation'
import { messageFormSchema, messageSchema } from '../message'
import { id } from '../text'
import { nothing, type Operation, paged } from './operation'

const form = messageFormSchema.extend(automationSchema.shape)

/** The calls about messages of the Reach Us form (product.md, section 11). */
export const messageOperations = {
  'POST /messages': {
    summary: 'Send a message',
    json: form,
    form,
    status: 201,
    answer: messageSchema,
    refusals: ['too_many'],
  },
  'GET /messages': {
    summary: 'All messages of the last year, the newest first',
    description: 'A message is deleted a year after it was sent.',
    ...paged,
    answer: z.array(messageSchema),
  },
  'DELETE /messages/{id}': {
    summary: 'Delete a message',
    params: z.object({ id }),
    answer: nothing,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, Operation>

import { botCheckSchema } from '../field/bot-check'
import { messageFormSchema, messageSchema } from './message'
import { endpoints, forStaff, forVisitors, idOf, listSchema, noContent } from '../api/endpoint'

const form = messageFormSchema.extend(botCheckSchema.shape)

/** The calls about messages of the Reach Us form (product.md, section 11). */
export const messageApi = endpoints({
  'POST /messages': {
    ...forVisitors,
    summary: 'Send a message',
    json: form,
    form,
    limited: true,
    status: 201,
    answer: messageSchema,
  },
  'GET /messages': {
    ...forStaff,
    summary: 'All messages of the last year, the newest first',
    description: 'A message is deleted a year after it was sent.',
    ...listSchema(messageSchema),
  },
  'DELETE /messages/{id}': {
    ...forStaff,
    summary: 'Delete a message',
    params: idOf('message'),
    answer: noContent,
  },
})

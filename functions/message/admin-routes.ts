import { deleteMessage, listMessages } from './message'
import type { RouteFunctions } from '#functions/http/call'

export const messageAdminRoutes = {
  'GET /messages': ({ query, now }) => listMessages(query, now),
  'DELETE /messages/{id}': ({ params }) => deleteMessage(params.id),
} satisfies Partial<RouteFunctions<'admin'>>

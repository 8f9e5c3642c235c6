import { createUser, deleteUser, updateUser } from '#functions/accounts/edit-user'
import { listUsers } from '#functions/accounts/user'
import type { RouteFunctions } from '#functions/http/call'

export const userRoutes = {
  'GET /users/': ({ query }) => listUsers(query),
  'POST /users/register': ({ body }) => createUser(body),
  'PATCH /users/{id}': ({ params, body, caller, now }) => updateUser(params.id, body, caller.id, now),
  'DELETE /users/{id}': ({ params, caller, now }) => deleteUser(params.id, caller.id, now),
} satisfies Partial<RouteFunctions<'admin'>>

import { createUser, deleteUser, updateUser } from './edit-user'
import { listUsers } from './user'
import type { RouteFunctions } from '#functions/http/call'

export const userAdminRoutes = {
  'GET /users/': ({ query }) => listUsers(query),
  'POST /users/register': ({ body, now }) => createUser(body, now),
  'PATCH /users/{id}': ({ params, body: changes, versions, caller, now }) =>
    updateUser(params.id, { changes, versions, by: caller.id }, now),
  'DELETE /users/{id}': ({ params, versions, caller, now }) =>
    deleteUser(params.id, { versions, by: caller.id }, now),
} satisfies Partial<RouteFunctions<'admin'>>

import { newUserFormSchema, userEditSchema } from '#domain/user'
import { createUser, deleteUser, updateUser } from '#functions/accounts/edit-user'
import { listUsers } from '#functions/accounts/user'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'

/** All users, by name. */
export async function getUsers(call: Call): Promise<Reply> {
  return listReply('GET /users/', call, await listUsers(pageOf(call)))
}

/** Creates a user (product.md, section 5). */
export async function postUser(call: Call): Promise<Reply> {
  return { status: 201, body: await createUser(newUserFormSchema.parse(call.json())) }
}

/** Changes name, e-mail address and role of a user, or some of them. */
export async function patchUser(call: Call): Promise<Reply> {
  const changes = userEditSchema.parse(call.json())
  const { params, caller, now } = call
  return { status: 200, body: await updateUser(params.id ?? '', changes, caller?.id ?? '', now) }
}

/** Deletes a user. */
export async function removeUser({ params, caller, now }: Call): Promise<Reply> {
  await deleteUser(params.id ?? '', caller?.id ?? '', now)
  return { status: 204, body: null }
}

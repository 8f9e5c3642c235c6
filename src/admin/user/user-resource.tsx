import { Badge } from '@aws-amplify/ui-react'
import { newUserFormSchema, userEditSchema, type VersionedUser } from '#domain/user/user'
import { ApiError } from '#lib/api-error'
import { renewSession, useSession } from '#lib/session'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { Unbroken } from '../components/table/unbroken'
import { resource } from '../resource/resource'
import { callAsStaff, readAsStaff } from '../session/staff-call'
import { newUserFields, userFields } from './user-fields'

export const users = resource({
  nameOf: ({ name }: VersionedUser) => name,
  reads: ['GET /users/'],
  list: {
    ...adminPages.users,
    label: 'Users',
    columns: [
      { label: 'Name', cell: ({ name }) => name },
      { label: 'Email', cell: ({ email }) => <Unbroken kind="email" text={email} /> },
      { label: 'Role', isShort: true, cell: ({ role }) => <Badge>{role}</Badge> },
    ],
    empty: 'There are no users yet.',
    failed: 'Failed to fetch users.',
  },
  create: {
    // A dialog with its own address.
    path: `${adminPages.users.path}?create=user`,
    title: 'Add user',
    label: 'Add user',
    submit: 'Add user',
    schema: newUserFormSchema,
    fields: newUserFields,
    save: (body, { idempotencyKey }) => callAsStaff('POST /users/register', { body, idempotencyKey }),
    saved: ({ name }) => ({ text: `User ${name} added successfully!` }),
    failed: (error) => failureText('Failed to save user.', error),
  },
  edit: {
    title: ({ name }) => `Edit ${name}`,
    // Without the password, which only its owner changes.
    schema: userEditSchema.required(),
    fields: userFields,
    read: readUser,
    save: ({ _id: id }, body, { version }) =>
      callAsStaff('PATCH /users/{id}', { params: { id }, body, version }),
    saved: ({ name }) => ({ text: `User ${name} updated successfully!` }),
    // The session has the user's own name, address and role.
    after: ({ _id }) => {
      if (isOwn(_id)) void renewSession()
    },
    failed: (error) => failureText('Failed to save user.', error),
  },
  remove: {
    isRefused: ({ _id }) => isOwn(_id),
    question: ([{ name }]) => ({
      question: `Delete the user ${name}?`,
      detail: 'They are signed out everywhere and cannot sign in any more.',
    }),
    call: ({ _id: id }) => callAsStaff('DELETE /users/{id}', { params: { id } }),
    done: ([{ name }]) => ({ text: `User ${name} deleted successfully!` }),
    failed: ([{ error }]) => failureText('Failed to delete user.', error),
  },
})

function isOwn(id: string): boolean {
  return id === useSession.getState().user?._id
}

/** The API has no read of a single user. */
async function readUser({ _id: id }: Pick<VersionedUser, '_id'>): Promise<VersionedUser> {
  const newest = (await readAsStaff('GET /users/')).find(({ _id }) => _id === id)
  if (!newest) throw new ApiError(404, 'There is no such user.')
  return newest
}

import { Badge } from '@aws-amplify/ui-react'
import { newUserFormSchema, userEditSchema, type VersionedUser } from '#domain/user/user'
import { renewSession, useSession } from '../session/session'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { changing, creating, readingFromList } from '../resource/calls'
import { resource } from '../resource/resource'
import { callAsStaff } from '../calls/staff-call'
import { newUserFields, userFields } from './user-fields'

export const users = resource({
  name: 'user',
  nameOf: ({ name }: VersionedUser) => name,
  reads: ['GET /users/'],
  list: {
    ...adminPages.users,
    columns: [
      'name',
      { label: 'Email', cell: ({ email }) => email },
      { label: 'Role', width: 7, cell: ({ role }) => <Badge>{role}</Badge> },
    ],
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
    save: creating('POST /users/register'),
    saved: ({ name }: VersionedUser) => ({ text: `User ${name} added successfully!` }),
    failed: (error) => failureText('Failed to save user.', error),
  },
  edit: {
    // Without the password, which only its owner changes.
    schema: userEditSchema.required(),
    fields: userFields,
    read: readingFromList('GET /users/', 'user'),
    save: changing('PATCH /users/{id}'),
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

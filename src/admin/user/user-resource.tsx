import { Badge } from '@aws-amplify/ui-react'
import { newUserFormSchema, type User, userEditSchema } from '#domain/user'
import { renewSession, useSession } from '#lib/session'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { Unbroken } from '../components/table/unbroken'
import { resource } from '../resource/resource'
import { callAsStaff } from '../session/staff-call'
import { newUserFields, userFields } from './user-fields'

export const users = resource({
  nameOf: ({ name }: User) => name,
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
    // A dialog with its own address (product.md, section 2).
    path: `${adminPages.users.path}?create=user`,
    title: 'Add user',
    label: 'Add user',
    submit: 'Add user',
    schema: newUserFormSchema,
    fields: newUserFields,
    save: (body) => callAsStaff('POST /users/register', { body }),
    saved: ({ name }) => ({ text: `User ${name} added successfully!` }),
    failed: (error) => failureText('Failed to save user.', error),
  },
  edit: {
    title: ({ name }) => `Edit ${name}`,
    // All fields except the password, which only its owner changes.
    schema: userEditSchema.required(),
    fields: userFields,
    save: ({ _id: id }, body) => callAsStaff('PATCH /users/{id}', { params: { id }, body }),
    saved: ({ name }) => ({ text: `User ${name} updated successfully!` }),
    // The session contains the user's own name, address and role.
    after: ({ _id }) => {
      if (_id === useSession.getState().user?._id) void renewSession()
    },
    failed: (error) => failureText('Failed to save user.', error),
  },
  remove: {
    question: ([{ name }]) => ({
      question: `Delete the user ${name}?`,
      detail: 'They are signed out everywhere and cannot sign in any more.',
    }),
    call: ({ _id: id }) => callAsStaff('DELETE /users/{id}', { params: { id } }),
    done: ([{ name }]) => ({ text: `User ${name} deleted successfully!` }),
    failed: ([{ error }]) => failureText('Failed to delete user.', error),
  },
})

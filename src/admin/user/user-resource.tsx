import { Badge } from '@aws-amplify/ui-react'
import { newUserFormSchema, userEditSchema, type VersionedUser } from '#domain/user/user'
import { renewSession, useSession } from '../session/session'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { changing, creating, readingFromList } from '../resource/calls'
import { resource } from '../resource/resource'
import { callAsStaff } from '../calls/staff-call'
import type * as z from 'zod'
import { isDemotion, type Role, staffRoles } from '#domain/user/roles'
import type { Fields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'

const roles = staffRoles.map((role) => [role, role] as const)

function isRefused(user: VersionedUser | undefined, role: string): boolean {
  return user !== undefined && isOwn(user._id) && isDemotion(user.role, role as Role)
}

const userFields = {
  name: {
    label: 'Name',
    empty: '',
    input: (field) => <TextInput {...field} autoComplete="off" isRequired />,
  },
  email: {
    label: 'Email',
    empty: '',
    input: (field) => <TextInput {...field} type="email" autoComplete="off" isRequired />,
  },
  role: {
    label: 'Role',
    empty: 'user',
    input: (field, user) => (
      <SelectInput {...field} options={roles} isOff={(role) => isRefused(user, role)} isRequired />
    ),
  },
} satisfies Fields<VersionedUser, Omit<z.input<typeof newUserFormSchema>, 'password'>>

const newUserFields: Fields<VersionedUser, z.input<typeof newUserFormSchema>> = {
  ...userFields,
  password: {
    label: 'Password',
    empty: '',
    input: (field) => (
      <TextInput
        {...field}
        type="password"
        autoComplete="new-password"
        hint="8 characters or more: lower-case and capital letters, digits and special characters."
        isRequired
      />
    ),
  },
}

export const users = resource({
  name: 'user',
  nameOf: ({ name }: VersionedUser) => name,
  reads: ['GET /users/'],
  list: {
    ...adminPages.users,
    columns: [
      { label: 'Name', cell: ({ name }) => name },
      { label: 'Email', cell: ({ email }) => email },
      { label: 'Role', width: 7, cell: ({ role }) => <Badge>{role}</Badge> },
    ],
    exported: { Name: ({ name }) => name, Email: ({ email }) => email, Role: ({ role }) => role },
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

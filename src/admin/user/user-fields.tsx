import type * as z from 'zod'
import { isDemotion, type Role, staffRoles } from '#domain/user/roles'
import type { newUserFormSchema, VersionedUser } from '#domain/user/user'
import { useSession } from '../session/session'
import type { Fields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'

const roles = staffRoles.map((role) => [role, role] as const)

function isRefused(user: VersionedUser | undefined, role: string): boolean {
  const isOwn = user !== undefined && user._id === useSession.getState().user?._id
  return isOwn && isDemotion(user.role, role as Role)
}

export const userFields = {
  name: {
    label: 'Name',
    empty: '',
    cell: ({ name }) => name,
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

export const newUserFields: Fields<VersionedUser, z.input<typeof newUserFormSchema>> = {
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

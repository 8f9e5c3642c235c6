import type * as z from 'zod'
import { staffRoles } from '#domain/roles'
import type { newUserFormSchema, User } from '#domain/user'
import type { Fields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'

const roles = staffRoles.map((role) => [role, role] as const)

/** The fields of an existing user (product.md, section 5). */
export const userFields = {
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
    input: (field) => <SelectInput {...field} options={roles} isRequired />,
  },
} satisfies Fields<User, Omit<z.input<typeof newUserFormSchema>, 'password'>>

/** The fields of a new user, with a password. */
export const newUserFields: Fields<User, z.input<typeof newUserFormSchema>> = {
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

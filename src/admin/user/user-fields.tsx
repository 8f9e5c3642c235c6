import { staffRoles } from '#domain/roles'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'

const roles = staffRoles.map((role) => [role, role] as const)

/** The fields of a user; the password only of a new one (product.md, section 5). */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextInput name="name" label="Name" autoComplete="off" isRequired />
      <TextInput name="email" label="Email" type="email" autoComplete="off" isRequired />
      <SelectInput name="role" label="Role" options={roles} isRequired />
      {isNew && (
        <TextInput
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="8 characters or more: lower-case and capital letters, digits and special characters."
          isRequired
        />
      )}
    </>
  )
}

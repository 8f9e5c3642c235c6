import { TextField } from '@aws-amplify/ui-react'

/** The field for the address of an account, which password managers fill in. */
export function EmailField({ email }: { email: string | undefined }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={email}
    />
  )
}

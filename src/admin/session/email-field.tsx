import { TextField } from '@aws-amplify/ui-react'

/** The field for an account's e-mail address. Password managers fill it in. */
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

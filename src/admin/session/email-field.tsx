import { TextField } from '@aws-amplify/ui-react'

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

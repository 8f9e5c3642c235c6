import { TextField } from '@aws-amplify/ui-react'

export const EmailField = ({ email }: { email: string | undefined }) => (
  <TextField label="Email" name="email" type="email" autoComplete="username" required defaultValue={email} />
)

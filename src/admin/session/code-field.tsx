import { TextField } from '@aws-amplify/ui-react'

/** Browsers and phones may fill in a code from a mail or an app. */
export const CodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Code"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    hasError={error !== undefined}
    errorMessage={error}
  />
)

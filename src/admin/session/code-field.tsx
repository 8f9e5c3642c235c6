import { TextField } from '@aws-amplify/ui-react'

/** A field for a code of six digits. Browsers and phones may fill it in from a mail or an app. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
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
}

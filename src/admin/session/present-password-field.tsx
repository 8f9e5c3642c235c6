import { PasswordField } from '@aws-amplify/ui-react'
import { useSession } from '../../lib/session'

/** A field for the password that whoever is signed in has at present. */
export function PresentPasswordField({ error }: { error: string | undefined }) {
  const email = useSession(({ user }) => user?.email ?? '')
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label="Present password"
        name="present"
        autoComplete="current-password"
        required
        hasError={error !== undefined}
        errorMessage={error}
      />
    </>
  )
}

import { PasswordField } from '@aws-amplify/ui-react'
import { useSession } from '#lib/session'

export function PresentPasswordField({ error }: { error: string | undefined }) {
  const email = useSession(({ user }) => user?.email ?? '')
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
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

import { PasswordField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { useSession } from '../../lib/session'
import { AccountForm } from './account-form'
import styles from './change-password-page.module.css'
import { loadCognito } from './load-cognito'
import { NewPasswordField, requirePassword } from './new-password-field'
import { useAccountAction } from './use-account-action'

/** Lets staff change their password, which takes the present one. Their session goes on. */
export default function ChangePasswordPage() {
  const email = useSession(({ user }) => user?.email ?? '')
  const [changes, setChanges] = useState(0)
  const changing = useAccountAction(async (present: string, password: string) => {
    requirePassword(password)
    const { changePassword } = await loadCognito()
    await changePassword(email, present, password)
    setChanges((count) => count + 1)
  })
  return (
    <>
      <title>Change password · Clipwell</title>
      <h1 className={styles.title}>Change password</h1>
      <div className={styles.card}>
        <p role="status" className={styles.done}>
          {changes > 0 && 'Your password has been changed.'}
        </p>
        <AccountForm
          // A new form after each change: its fields are empty.
          key={changes}
          labels={{ action: 'Change password', busy: 'Saving...' }}
          error={changing.error}
          busy={changing.busy}
          onInput={changing.clear}
          onSubmit={({ present = '', password = '' }) => changing.run(present, password)}
        >
          {/* Tells a password manager whose password it is. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            label="Present password"
            name="present"
            autoComplete="current-password"
            required
            hasError={changing.fields.present !== undefined}
            errorMessage={changing.fields.present}
          />
          <NewPasswordField error={changing.fields.password} />
        </AccountForm>
      </div>
    </>
  )
}

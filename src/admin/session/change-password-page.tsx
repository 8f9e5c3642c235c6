import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../lib/session'
import { AccountError } from './account-error'
import { AccountForm } from './account-form'
import { accountPaths } from './account-paths'
import { CodeField } from './code-field'
import { digitsOf } from './credentials'
import styles from './own-account-page.module.css'
import { loadCognito } from './load-cognito'
import { NewPasswordField, requirePassword } from './new-password-field'
import { PresentPasswordField } from './present-password-field'
import { useAccountAction } from './use-account-action'

/** Lets staff change their password, which takes the present one. Their session goes on. */
export default function ChangePasswordPage() {
  const email = useSession(({ user }) => user?.email ?? '')
  const [changes, setChanges] = useState(0)
  const [withCode, setWithCode] = useState(false)
  const changing = useAccountAction(async (present: string, password: string, code?: string) => {
    requirePassword(password)
    const { changePassword } = await loadCognito()
    await changePassword(email, present, password, code).catch((failure: unknown) => {
      if (failure instanceof AccountError && failure.field === 'code') setWithCode(true)
      throw failure
    })
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
          state={changing}
          onSubmit={({ present = '', password = '', code }) =>
            changing.run(present, password, code && digitsOf(code))
          }
        >
          <PresentPasswordField error={changing.fields.present} />
          <NewPasswordField error={changing.fields.password} />
          {withCode && <CodeField error={changing.fields.code} />}
        </AccountForm>
        <p className={styles.hint}>
          <Link to={accountPaths.secondStep}>Second step at sign-in</Link>
        </p>
      </div>
    </>
  )
}

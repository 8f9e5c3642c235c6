import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageMeta } from '#components/page-meta'
import { useSession } from '#lib/session'
import { adminPages } from '../admin-pages'
import { AccountError } from './account-error'
import { AccountForm } from './account-form'
import { CodeField } from './code-field'
import { digitsOf } from './credentials'
import { NewPasswordField, requirePassword } from './new-password-field'
import { changePassword } from './own-account'
import styles from './own-account-page.module.css'
import { PresentPasswordField } from './present-password-field'
import { useAccountAction } from './use-account-action'

/** All sessions of the user end, and they sign in again. */
export default function ChangePasswordPage() {
  const { title } = adminPages.changePassword
  const email = useSession(({ user }) => user?.email ?? '')
  const [withCode, setWithCode] = useState(false)
  const changing = useAccountAction(async (present: string, password: string, code?: string) => {
    requirePassword(password)
    await changePassword(email, present, password, code).catch((failure: unknown) => {
      if (failure instanceof AccountError && failure.field === 'code') setWithCode(true)
      throw failure
    })
  })
  return (
    <>
      <PageMeta title={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.card}>
        <p className={styles.text}>
          A new password signs you out on every device, this one too. Sign in with it then.
        </p>
        <AccountForm
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
          <Link to={adminPages.secondStep.path}>{adminPages.secondStep.title}</Link>
        </p>
      </div>
    </>
  )
}

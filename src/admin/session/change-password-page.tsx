import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from './session'
import { adminPages } from '../admin-pages'
import { PageHeader } from '../components/page-header'
import { AccountError, changePassword, digitsOf } from './account-calls'
import { requirePassword } from './account-fields'
import { AccountForm, type AccountValues } from './account-form'
import styles from './own-account-page.module.css'

/** All sessions of the user end, and they sign in again. */
export default function ChangePasswordPage() {
  const { title } = adminPages.changePassword
  const email = useSession(({ user }) => user?.email ?? '')
  const [withCode, setWithCode] = useState(false)
  const change = async ({ currentPassword = '', password = '', code }: AccountValues) => {
    requirePassword(password)
    await changePassword(email, currentPassword, password, code && digitsOf(code)).catch(
      (failure: unknown) => {
        if (failure instanceof AccountError && failure.field === 'code') setWithCode(true)
        throw failure
      },
    )
  }
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.card}>
        <p className={styles.text}>
          A new password signs you out on every device, this one too. Sign in with it then.
        </p>
        <AccountForm
          fields={['currentPassword', 'password', ...(withCode ? (['code'] as const) : [])]}
          action="Change password"
          busy="Saving..."
          act={change}
        />
        <p className={styles.hint}>
          <Link to={adminPages.secondStep.path}>{adminPages.secondStep.title}</Link>
        </p>
      </div>
    </>
  )
}

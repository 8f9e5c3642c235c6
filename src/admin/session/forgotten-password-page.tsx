import { TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { AccountCard } from './account-card'
import styles from './account-card.module.css'
import { AccountForm } from './account-form'
import { CodeField } from './code-field'
import type { LoginState } from './login-page'
import { loadCognito } from './load-cognito'
import { NewPasswordField, requirePassword } from './new-password-field'
import { useAccountAction } from './use-account-action'

/** Gets staff who have forgotten their password a new one: by a code that Cognito mails them. */
export function ForgottenPasswordPage() {
  const [email, setEmail] = useState('')
  return (
    <AccountCard title="Forgotten password">
      {email === '' ? <AddressForm onSent={setEmail} /> : <CodeForm email={email} />}
      <p className={styles.hint}>
        {email !== '' && (
          <>
            No mail? Look into your spam folder, or{' '}
            <button type="button" className={styles.link} onClick={() => setEmail('')}>
              ask for another code
            </button>
            .{' '}
          </>
        )}
        <Link to={paths.login} state={useLocation().state as unknown}>
          Back to the sign-in
        </Link>
      </p>
    </AccountCard>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const sending = useAccountAction(async (email: string) => {
    const { sendResetCode } = await loadCognito()
    await sendResetCode(email)
    onSent(email)
  })
  return (
    <AccountForm
      labels={{ action: 'Send me a code', busy: 'Sending...' }}
      state={sending}
      onSubmit={({ email = '' }) => sending.run(email.trim().toLowerCase())}
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
    </AccountForm>
  )
}

function CodeForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { from } = (useLocation().state as LoginState | null) ?? {}
  const setting = useAccountAction(async (code: string, password: string) => {
    requirePassword(password)
    const { setForgottenPassword } = await loadCognito()
    await setForgottenPassword(email, code.trim(), password)
    const state: LoginState = { passwordSetFor: email, ...(from !== undefined && { from }) }
    await navigate(paths.login, { replace: true, state })
  })
  return (
    <>
      <p className={styles.notice} role="status">
        If {email} has an account, a code is on its way to it.
      </p>
      <AccountForm
        labels={{ action: 'Set password', busy: 'Saving...' }}
        state={setting}
        onSubmit={({ code = '', password = '' }) => setting.run(code, password)}
      >
        <CodeField error={setting.fields.code} />
        <NewPasswordField error={setting.fields.password} />
      </AccountForm>
    </>
  )
}

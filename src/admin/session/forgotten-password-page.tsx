import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths'
import { AccountCard } from './account-card'
import styles from './account-card.module.css'
import { requirePassword } from './account-fields'
import { AccountForm, type AccountValues } from './account-form'
import { AccountLink } from './account-link'
import { digitsOf, sendResetCode, setForgottenPassword } from './account-calls'
import { type LoginState, useLoginState } from './login-state'

/** With a mailed code. The state is in the browser's history, so a reload keeps the step and the address. */
export function ForgottenPasswordPage() {
  const navigate = useNavigate()
  const { email = '', from, isCodeSent } = useLoginState()
  const stay = (state: LoginState) =>
    navigate(paths.forgottenPassword, { replace: true, state: { ...state, from } satisfies LoginState })
  return (
    <AccountCard title="Forgotten password">
      {isCodeSent ? (
        <CodeForm email={email} />
      ) : (
        <AddressForm key={email} email={email} onSent={(to) => stay({ email: to, isCodeSent: true })} />
      )}
      <p className={`soft small ${styles.hint}`}>
        {isCodeSent && (
          <>
            No mail? Look into your spam folder, or{' '}
            <button type="button" className={styles.link} onClick={() => void stay({ email })}>
              ask for another code
            </button>
            .{' '}
          </>
        )}
        <AccountLink to={paths.login} email={email}>
          Back to the sign-in
        </AccountLink>
      </p>
    </AccountCard>
  )
}

interface AddressFormProps {
  email: string
  onSent: (email: string) => Promise<void> | void
}

function AddressForm({ email, onSent }: AddressFormProps) {
  const send = async ({ email: typed = '' }: AccountValues) => {
    const to = typed.trim().toLowerCase()
    await sendResetCode(to)
    await onSent(to)
  }
  return <AccountForm fields={['email']} email={email} action="Send me a code" busy="Sending..." act={send} />
}

function CodeForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { from } = useLoginState()
  const set = async ({ code = '', password = '' }: AccountValues) => {
    requirePassword(password)
    await setForgottenPassword(email, digitsOf(code), password)
    const state: LoginState = { email, hasNewPassword: true, from }
    await navigate(paths.login, { replace: true, state })
  }
  return (
    <>
      <p className={`edged ${styles.notice}`} role="status">
        If {email} has an account, a code is on its way to it.
      </p>
      <AccountForm fields={['code', 'password']} action="Set password" busy="Saving..." act={set} />
    </>
  )
}

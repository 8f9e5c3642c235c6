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
  const go = (to: string, state: LoginState) =>
    navigate(to, { replace: true, state: { ...state, from } satisfies LoginState })

  async function send({ email: typed = '' }: AccountValues) {
    const to = typed.trim().toLowerCase()
    await sendResetCode(to)
    await go(paths.forgottenPassword, { email: to, isCodeSent: true })
  }

  async function set({ code = '', password = '' }: AccountValues) {
    requirePassword(password)
    await setForgottenPassword(email, digitsOf(code), password)
    await go(paths.login, { email, hasNewPassword: true })
  }

  return (
    <AccountCard title="Forgotten password">
      {isCodeSent ? (
        <>
          <p className={`edged ${styles.notice}`} role="status">
            If {email} has an account, a code is on its way to it.
          </p>
          <AccountForm fields={['code', 'password']} action="Set password" busy="Saving..." act={set} />
        </>
      ) : (
        <AccountForm
          key={email}
          fields={['email']}
          email={email}
          action="Send me a code"
          busy="Sending..."
          act={send}
        />
      )}
      <p className={`soft small ${styles.hint}`}>
        {isCodeSent && (
          <>
            No mail? Look into your spam folder, or{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => void go(paths.forgottenPassword, { email })}
            >
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

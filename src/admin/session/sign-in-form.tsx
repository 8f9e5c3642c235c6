import { PasswordField, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Session } from '#domain/session'
import { callApi } from '../../lib/api-client'
import { ApiError } from '../../lib/api-error'
import { keepSession } from '../../lib/session'
import { AccountError } from './account-error'
import { AccountForm } from './account-form'
import { loadCognito } from './load-cognito'
import { NewPasswordField, requirePassword } from './new-password-field'
import { useAccountAction } from './use-account-action'

interface Credentials {
  email: string
  password: string
}

/**
 * Signs staff in (specification, sections 2, 4 and 8). Whoever has a password that someone else has set is asked for
 * one of their own first.
 */
export function SignInForm({ email = '' }: { email?: string | undefined }) {
  const [temporary, setTemporary] = useState<Credentials>()
  const signingIn = useAccountAction(async (credentials: Credentials) => {
    try {
      await signIn(credentials)
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'new_password_required') throw describe(failure)
      setTemporary(credentials)
    }
  })

  if (temporary) return <OwnPasswordForm temporary={temporary} />
  return (
    <AccountForm
      labels={{ action: 'Sign In', busy: 'Signing In...' }}
      error={signingIn.error}
      busy={signingIn.busy}
      onInput={signingIn.clear}
      onSubmit={({ email: address = '', password = '' }) => signingIn.run({ email: address, password })}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
    </AccountForm>
  )
}

function OwnPasswordForm({ temporary: { email, password: temporary } }: { temporary: Credentials }) {
  const setting = useAccountAction(async (password: string) => {
    requirePassword(password)
    const { replaceTemporaryPassword } = await loadCognito()
    await replaceTemporaryPassword(email, temporary, password)
    await signIn({ email, password }).catch((failure: unknown) => {
      throw describe(failure)
    })
  })
  return (
    <>
      <p role="status">You have signed in with a temporary password. Choose one of your own to go on.</p>
      <AccountForm
        labels={{ action: 'Set password and sign in', busy: 'Signing In...' }}
        error={setting.error}
        busy={setting.busy}
        onInput={setting.clear}
        onSubmit={({ password = '' }) => setting.run(password)}
      >
        <NewPasswordField error={setting.fields.password} />
      </AccountForm>
    </>
  )
}

async function signIn(credentials: Credentials): Promise<void> {
  const { user, token } = (await callApi('POST /users/login', { body: credentials })) as Partial<Session>
  if (!user || !token) throw new AccountError('Login failed. Please try again.')
  keepSession({ user, token })
}

/** The server's own words, or the specification's where there are none (section 8). */
function describe(failure: unknown): AccountError {
  if (failure instanceof AccountError) return failure
  if (!(failure instanceof ApiError)) return new AccountError('An unexpected error occurred during login.')
  return new AccountError(failure.message || 'Login failed. Please try again.')
}

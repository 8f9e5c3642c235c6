import { useState } from 'react'
import { requirePassword } from './account-fields'
import { AccountForm, type AccountValues } from './account-form'
import { type Credentials, digitsOf, type NextStep, signIn } from './account-calls'

const labels = { action: 'Sign In', busy: 'Signing In...' }

/** A password that an operator has set has to be replaced first. A second step requires a code. */
export function SignInForm({ email = '' }: { email?: string | undefined }) {
  const [next, setNext] = useState<{ step: NextStep; credentials: Credentials }>()

  async function begin(credentials: Credentials): Promise<void> {
    const step = await signIn(credentials)
    const { newPassword, ...others } = credentials
    // The API sets the new password before it asks for the code.
    const password = step === 'code_required' && newPassword ? newPassword : credentials.password
    if (step) setNext({ step, credentials: { ...others, password } })
  }

  async function replacePassword({ password = '' }: AccountValues) {
    requirePassword(password)
    await begin({ ...next!.credentials, newPassword: password })
  }

  if (next?.step === 'code_required') {
    const withCode = ({ code = '' }: AccountValues) => begin({ ...next.credentials, code: digitsOf(code) })
    return (
      <div key="code">
        <p role="status">Enter the code that your authenticator app shows.</p>
        <AccountForm fields={['code']} {...labels} act={withCode} />
      </div>
    )
  }
  if (next) {
    return (
      <div key="password">
        <p role="status">You have signed in with a temporary password. Choose one of your own to go on.</p>
        <AccountForm
          fields={['password']}
          {...labels}
          action="Set password and sign in"
          act={replacePassword}
        />
      </div>
    )
  }
  return (
    <AccountForm
      fields={['email', 'signInPassword']}
      email={email}
      {...labels}
      act={({ email: address = '', password = '' }) => begin({ email: address, password })}
    />
  )
}

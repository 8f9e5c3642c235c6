import { useState } from 'react'
import { requirePassword } from './account-fields'
import { AccountForm, type AccountValues } from './account-form'
import { type Credentials, digitsOf, type NextStep, signIn } from './account-calls'

interface StepProps {
  credentials: Credentials
  onSignIn: (credentials: Credentials) => Promise<void>
}

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

  if (next) {
    const Step = next.step === 'code_required' ? CodeForm : OwnPasswordForm
    return <Step credentials={next.credentials} onSignIn={begin} />
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

const labels = { action: 'Sign In', busy: 'Signing In...' }

function OwnPasswordForm({ credentials, onSignIn }: StepProps) {
  const set = async ({ password = '' }: AccountValues) => {
    requirePassword(password)
    await onSignIn({ ...credentials, newPassword: password })
  }
  return (
    <>
      <p role="status">You have signed in with a temporary password. Choose one of your own to go on.</p>
      <AccountForm fields={['password']} {...labels} action="Set password and sign in" act={set} />
    </>
  )
}

const CodeForm = ({ credentials, onSignIn }: StepProps) => (
  <>
    <p role="status">Enter the code that your authenticator app shows.</p>
    <AccountForm
      fields={['code']}
      {...labels}
      act={({ code = '' }) => onSignIn({ ...credentials, code: digitsOf(code) })}
    />
  </>
)

import { PasswordField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { AccountForm } from './account-form'
import { CodeField } from './code-field'
import { type Credentials, digitsOf, type NextStep, signIn } from './credentials'
import { EmailField } from './email-field'
import { NewPasswordField, requirePassword } from './new-password-field'
import { useAccountAction } from './use-account-action'

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

  const signingIn = useAccountAction(begin)
  if (next) {
    const Step = next.step === 'code_required' ? CodeForm : OwnPasswordForm
    return <Step credentials={next.credentials} onSignIn={begin} />
  }
  return (
    <AccountForm
      labels={{ action: 'Sign In', busy: 'Signing In...' }}
      state={signingIn}
      onSubmit={({ email: address = '', password = '' }) => signingIn.run({ email: address, password })}
    >
      <EmailField email={email} />
      {/* A dialog with a known email begins here. */}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-first-focus={email === '' ? undefined : true}
      />
    </AccountForm>
  )
}

function OwnPasswordForm({ credentials, onSignIn }: StepProps) {
  const setting = useAccountAction(async (newPassword: string) => {
    requirePassword(newPassword)
    await onSignIn({ ...credentials, newPassword })
  })
  return (
    <>
      <p role="status">You have signed in with a temporary password. Choose one of your own to go on.</p>
      <AccountForm
        labels={{ action: 'Set password and sign in', busy: 'Signing In...' }}
        state={setting}
        onSubmit={({ password = '' }) => setting.run(password)}
      >
        <NewPasswordField error={setting.fields.password} />
      </AccountForm>
    </>
  )
}

function CodeForm({ credentials, onSignIn }: StepProps) {
  const signingIn = useAccountAction((code: string) => onSignIn({ ...credentials, code: digitsOf(code) }))
  return (
    <>
      <p role="status">Enter the code that your authenticator app shows.</p>
      <AccountForm
        labels={{ action: 'Sign In', busy: 'Signing In...' }}
        state={signingIn}
        onSubmit={({ code = '' }) => signingIn.run(code)}
      >
        <CodeField error={signingIn.fields.code} />
      </AccountForm>
    </>
  )
}

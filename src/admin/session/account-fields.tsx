import { PasswordField, TextField } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { passwordProblem } from '#domain/user/password'
import { useSession } from './session'
import { AccountError, type AccountField } from './account-calls'

interface FieldProps {
  /** The address that is known already. */
  email: string
  error: string | undefined
}

const errorProps = (error: string | undefined) => ({ hasError: error !== undefined, errorMessage: error })

/** The fields of account forms by name. */
export const accountFields = {
  email: ({ email }: FieldProps) => (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={email}
    />
  ),
  // A dialog with a known email begins here.
  signInPassword: ({ email }: FieldProps) => (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      required
      data-first-focus={email === '' ? undefined : true}
    />
  ),
  currentPassword: CurrentPassword,
  password: ({ error }: FieldProps) => (
    <PasswordField
      label="New password"
      name="password"
      autoComplete="new-password"
      required
      descriptiveText="8 characters or more: lower-case and capital letters, digits and special characters."
      {...errorProps(error)}
    />
  ),
  // Browsers and phones may fill in a code from a mail or an app.
  code: ({ error }: FieldProps) => (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      {...errorProps(error)}
    />
  ),
} satisfies Record<AccountField | 'email' | 'signInPassword', (props: FieldProps) => ReactNode>

function CurrentPassword({ error }: FieldProps) {
  const email = useSession(({ user }) => user?.email ?? '')
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label="Present password"
        name="currentPassword"
        autoComplete="current-password"
        required
        {...errorProps(error)}
      />
    </>
  )
}

/** Throws AccountError for a password that Cognito would refuse. */
export function requirePassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem !== null) throw new AccountError(problem, 'password')
}

import { PasswordField } from '@aws-amplify/ui-react'
import { passwordProblem } from '#domain/user/password'
import { AccountError } from './account-error'

export const NewPasswordField = ({ error }: { error: string | undefined }) => (
  <PasswordField
    label="New password"
    name="password"
    autoComplete="new-password"
    required
    descriptiveText="8 characters or more: lower-case and capital letters, digits and special characters."
    hasError={error !== undefined}
    errorMessage={error}
  />
)

/** Throws AccountError for a password that Cognito would refuse. */
export function requirePassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem !== null) throw new AccountError(problem, 'password')
}

import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  resetPassword,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { sharedInMemoryStorage } from 'aws-amplify/utils'
import { callApi } from '../../lib/api-client'
import { AccountError, describeFailure } from './account-error'

/** Lets Cognito mail a code with which a new password may be set. Nobody is told whether there is such an account. */
export async function sendResetCode(email: string): Promise<void> {
  await withCognito(async () => {
    await resetPassword({ username: email }).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
    })
  })
}

/** Sets a new password with the code from the mail. */
export async function setForgottenPassword(email: string, code: string, password: string): Promise<void> {
  await withCognito(() =>
    confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
  )
}

/** Replaces the password that someone else has set by one of the account's owner. */
export async function replaceTemporaryPassword(
  email: string,
  temporary: string,
  password: string,
): Promise<void> {
  await signedIn(email, temporary, async ({ signInStep }) => {
    if (signInStep !== 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') throw wrongPassword()
    await confirmSignIn({ challengeResponse: password })
  })
}

/** Changes the password of whoever knows the present one. */
export async function changePassword(email: string, present: string, password: string): Promise<void> {
  await signedIn(email, present, async ({ signInStep }) => {
    if (signInStep !== 'DONE') throw wrongPassword()
    await updatePassword({ oldPassword: present, newPassword: password })
  })
}

type NextStep = Awaited<ReturnType<typeof signIn>>['nextStep']

/**
 * Does something as the owner of an account. Cognito's tokens are in memory for as long as it takes and are revoked
 * then: they are no session of ours.
 */
async function signedIn(email: string, password: string, act: (step: NextStep) => Promise<void>) {
  await withCognito(async () => {
    try {
      const { nextStep } = await signIn({
        username: email,
        password,
        options: { authFlowType: 'USER_PASSWORD_AUTH' },
      }).catch((error: unknown) => {
        throw isWrongPassword(error) ? wrongPassword() : error
      })
      await act(nextStep)
    } finally {
      await signOut().catch(() => undefined)
    }
  })
}

/** cognito-local calls a wrong password InvalidPasswordException. */
function isWrongPassword(error: unknown): boolean {
  const names = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidPasswordException']
  return error instanceof Error && names.includes(error.name)
}

function wrongPassword() {
  return new AccountError('This is not your present password.', 'present')
}

/** Throws AccountError, fit to show, for whatever goes wrong. */
async function withCognito(act: () => Promise<void>): Promise<void> {
  try {
    await (configuring ??= configure())
    await act()
  } catch (error) {
    throw describeFailure(error)
  }
}

let configuring: Promise<void> | undefined

async function configure(): Promise<void> {
  try {
    const { endpoint, ...pool } = await callApi('GET /users/pool')
    Amplify.configure({ Auth: { Cognito: { ...pool, userPoolEndpoint: endpoint } } })
    cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage)
  } catch (error) {
    configuring = undefined
    throw error
  }
}

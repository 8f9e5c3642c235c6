import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
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

/**
 * Changes the password of whoever knows the present one. Who has a second step needs a code of it as well: without one
 * the AccountError is about the field `code`.
 */
export async function changePassword(email: string, present: string, password: string, code?: string) {
  await signedIn(email, present, async (step) => {
    await takeSecondStep(step, code)
    await updatePassword({ oldPassword: present, newPassword: password })
  })
}

/** What an account's owner needs to have codes from an authenticator app. */
export interface CodeKey {
  /** To be typed in, in base 32. */
  key: string
  /** Opens an app on the same device. */
  address: string
}

/** Begins to give an account a second step: its key, of which a code has to come back in time. Null where it has one. */
export async function beginSecondStep(email: string, present: string): Promise<CodeKey | null> {
  return withCognito(async () => {
    await signOut()
    const { signInStep } = await openAccount(email, present)
    if (signInStep === asksForCode) return null
    if (signInStep !== 'DONE') throw wrongPassword()
    const codes = await setUpTOTP()
    return { key: codes.sharedSecret, address: codes.getSetupUri('Clipwell', email).toString() }
  })
}

/** Asks for a code at each sign-in from now on. It proves that the app has the key. */
export async function turnSecondStepOn(code: string): Promise<void> {
  await withCognito(async () => {
    await verifyTOTPSetup({ code }).catch(refuseCode)
    await updateMFAPreference({ totp: 'PREFERRED' })
    await signOut()
  })
}

/** Asks for no code any more; it takes one. */
export async function turnSecondStepOff(code: string): Promise<void> {
  await withCognito(async () => {
    await confirmSignIn({ challengeResponse: code }).catch(refuseCode)
    await updateMFAPreference({ totp: 'DISABLED' })
    await signOut()
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
      await act(await openAccount(email, password))
    } finally {
      await signOut().catch(() => undefined)
    }
  })
}

async function openAccount(email: string, password: string): Promise<NextStep> {
  const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
  const { nextStep } = await signIn({ username: email, password, options }).catch((error: unknown) => {
    throw isWrongPassword(error) ? wrongPassword() : error
  })
  return nextStep
}

const asksForCode = 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'

async function takeSecondStep({ signInStep }: NextStep, code: string | undefined): Promise<void> {
  if (signInStep === 'DONE') return
  if (signInStep !== asksForCode) throw wrongPassword()
  if (code === undefined) throw new AccountError('Enter the code that your authenticator app shows.', 'code')
  await confirmSignIn({ challengeResponse: code }).catch(refuseCode)
}

function refuseCode(error: unknown): never {
  const names = ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'ExpiredCodeException']
  if (!(error instanceof Error) || !names.includes(error.name)) throw error
  throw new AccountError('This code is not right. Enter the one that your app shows now.', 'code')
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
async function withCognito<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    await (configuring ??= configure())
    return await act()
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

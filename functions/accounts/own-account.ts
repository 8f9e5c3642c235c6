import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/http/errors'
import { secretHashFor } from './app-client'
import { authenticate, type SignInInput, wrongCodeError } from './authenticate'
import { cognito, findAccountOf, errorName } from './cognito'
import { refusePassword } from './refuse-password'
import { revoke } from './session'
import { signOutAfter } from './sign-out'

/** The answer does not reveal whether there is such an account. */
export async function sendResetCode(email: string): Promise<void> {
  await mailResetCode(email).catch((error: unknown) => {
    if (!silent.has(errorName(error))) throw error
  })
}

/** For an operator. Throws Cognito's refusal. */
export async function mailResetCode(username: string): Promise<void> {
  await cognito().send(new ForgotPasswordCommand({ ...(await secretHashFor(username)), Username: username }))
}

const silent = new Set([
  'UserNotFoundException',
  'NotAuthorizedException',
  'InvalidParameterException',
  'UserNotConfirmedException',
  'LimitExceededException',
])

/** Ends all sessions. Throws `unauthorized` for a wrong code, `invalid` for a weak password. */
export async function resetPassword(email: string, code: string, password: string): Promise<void> {
  const command = new ConfirmForgotPasswordCommand({
    ...(await secretHashFor(email)),
    Username: email,
    ConfirmationCode: code,
    Password: password,
  })
  await signOutAfter(await idOf(email), () =>
    cognito()
      .send(command)
      .catch((error: unknown) => refuseReset(error)),
  )
}

/** Another text for an unknown address, so that the refusal takes the same time. */
async function idOf(email: string): Promise<string> {
  const account = await findAccountOf(email)
  return account?.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value ?? 'nobody'
}

function refuseReset(error: unknown): never {
  const refusal = refusals[errorName(error)]
  if (refusal === undefined) return refusePassword('password', error)
  throw new AppError('unauthorized', refusal, { fields: { code: refusal }, cause: error })
}

const wrong = 'This code is not the one we have sent.'

const refusals: Record<string, string> = {
  CodeMismatchException: wrong,
  UserNotFoundException: wrong,
  NotAuthorizedException: wrong,
  InvalidParameterException: wrong,
  ExpiredCodeException: 'This code has run out. Ask for a new one.',
}

/** Ends all sessions. Throws as authenticate does. */
export async function changePassword({ newPassword = '', ...credentials }: SignInInput): Promise<void> {
  const { AccessToken } = await authenticate(credentials)
  const passwords = { PreviousPassword: credentials.password, ProposedPassword: newPassword }
  await signOutAfter(credentials.username, () =>
    cognito()
      .send(new ChangePasswordCommand({ AccessToken, ...passwords }))
      .catch((error: unknown) => refusePassword('newPassword', error)),
  )
}

/** Returns the secret of the codes in base 32, or null if the account has a second step already. */
export async function beginSecondStep(credentials: Omit<SignInInput, 'code'>): Promise<string | null> {
  const begun = asOwner(credentials, async (AccessToken) => {
    const { SecretCode = null } = await cognito().send(new AssociateSoftwareTokenCommand({ AccessToken }))
    return SecretCode
  })
  return begun.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'code_required') return null
    throw error
  })
}

export async function turnSecondStepOn({ code = '', ...credentials }: SignInInput): Promise<void> {
  await asOwner(credentials, async (AccessToken) => {
    await cognito()
      .send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code }))
      .catch((error: unknown) => refuseKeyCode(error))
    await preferCodes(AccessToken, true)
  })
}

export async function turnSecondStepOff(credentials: SignInInput): Promise<void> {
  await asOwner(credentials, (AccessToken) => preferCodes(AccessToken, false))
}

function refuseKeyCode(error: unknown): never {
  const names = ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'ExpiredCodeException']
  throw names.includes(errorName(error)) ? wrongCodeError(error) : error
}

async function preferCodes(AccessToken: string, Enabled: boolean): Promise<void> {
  const settings = { Enabled, PreferredMfa: Enabled }
  const command = new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: settings })
  await cognito().send(command)
}

/** The access token belongs to no session and is revoked afterwards. */
async function asOwner<Result>(
  credentials: SignInInput,
  act: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const { AccessToken = '', RefreshToken } = await authenticate(credentials)
  try {
    return await act(AccessToken)
  } finally {
    // Nobody has this token. If revoking fails, it expires.
    await revoke(RefreshToken).catch(() => undefined)
  }
}

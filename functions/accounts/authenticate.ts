import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
} from '@aws-sdk/client-cognito-identity-provider'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import { secretHashFor } from './app-client'
import { cognito, errorName } from './cognito'
import { refusePassword } from './refuse-password'

export interface CodeLimit {
  /** Checks a code under its limit (functions/rate-limit/limit). */
  limitCodes?: <Result>(tryCode: () => Promise<Result>) => Promise<Result>
}

export interface SignInInput extends CodeLimit {
  /** The e-mail address or the account's id. */
  username: string
  password: string
  code?: string | undefined
  /** Replaces a password that another person set. */
  newPassword?: string | undefined
}

type Answer = Pick<AdminInitiateAuthCommandOutput, 'ChallengeName' | 'ChallengeParameters' | 'Session'> & {
  AuthenticationResult?: AuthenticationResultType | undefined
}

/** The client is not told which was wrong, or that the account is disabled. */
const wrongCredentials = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'InvalidPasswordException',
  'InvalidParameterException',
])

const wrongCode = new Set(['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException'])

async function checkPassword({ username, password }: SignInInput): Promise<Answer> {
  const { ClientId, SecretHash } = await secretHashFor(username)
  const command = new AdminInitiateAuthCommand({
    UserPoolId: variable('USER_POOL_ID'),
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: SecretHash },
  })
  return cognito()
    .send(command)
    .catch((cause: unknown) => {
      if (errorName(cause) === 'PasswordResetRequiredException') throw resetNeeded(cause)
      if (!wrongCredentials.has(errorName(cause))) throw cause
      throw wrongPassword(cause)
    })
}

/**
 * Throws `unauthorized` for wrong credentials, `new_password_required` and `code_required` for a missing
 * part, `invalid` for a weak new password, `forbidden` for a challenge that we don't support.
 */
export async function authenticate(credentials: SignInInput): Promise<AuthenticationResultType> {
  let answer = await checkPassword(credentials)
  if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') answer = await giveNewPassword(answer, credentials)
  if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') answer = await giveCode(answer, credentials)
  if (answer.AuthenticationResult) return answer.AuthenticationResult
  throw new AppError('forbidden', 'This account asks for a second step that is not offered here.')
}

async function giveNewPassword(answer: Answer, { username, newPassword }: SignInInput): Promise<Answer> {
  if (newPassword === undefined) {
    throw new AppError('new_password_required', 'Please choose a password of your own first.')
  }
  const answered = respond('NEW_PASSWORD_REQUIRED', answer, username, { NEW_PASSWORD: newPassword })
  return answered.catch((error: unknown) => refusePassword('newPassword', error))
}

async function giveCode(answer: Answer, { username, code, limitCodes }: SignInInput): Promise<Answer> {
  if (code === undefined) {
    throw new AppError('code_required', 'Enter the code that your authenticator app shows.')
  }
  const give = () =>
    respond('SOFTWARE_TOKEN_MFA', answer, username, { SOFTWARE_TOKEN_MFA_CODE: code }).catch(
      (cause: unknown) => {
        if (!wrongCode.has(errorName(cause))) throw cause
        throw wrongCodeError(cause)
      },
    )
  return limitCodes ? limitCodes(give) : give()
}

async function respond(
  ChallengeName: ChallengeNameType,
  { Session, ChallengeParameters = {} }: Answer,
  username: string,
  responses: Record<string, string>,
): Promise<Answer> {
  const USERNAME = ChallengeParameters['USER_ID_FOR_SRP'] ?? username
  const { ClientId, SecretHash } = await secretHashFor(USERNAME)
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId: variable('USER_POOL_ID'),
    ClientId,
    ChallengeName,
    Session,
    ChallengeResponses: { ...responses, USERNAME, SECRET_HASH: SecretHash },
  })
  return cognito().send(command)
}

/** The message does not say which of the two was wrong. */
export function wrongPassword(cause?: unknown): AppError {
  return new AppError('unauthorized', 'Incorrect email or password.', { cause })
}

export function wrongCodeError(cause: unknown): AppError {
  const message = 'This code is not right. Enter the one that your app shows now.'
  return new AppError('unauthorized', message, { cause, fields: { code: message } })
}

function resetNeeded(cause: unknown) {
  const message =
    'Your account needs a new password first. Choose “Forgot password?” or ask an administrator for one.'
  return new AppError('forbidden', message, { cause })
}

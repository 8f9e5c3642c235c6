import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#domain/errors'
import { proofFor } from './app-client'
import { cognito, nameOf } from './cognito'
import { refusePassword } from './refuse-password'

export interface CodeLimit {
  /** Does what tries a code, and may refuse to (functions/visitors/limit). */
  limitCodes?: <Result>(tryCode: () => Promise<Result>) => Promise<Result>
  /** Lets nobody in by the password alone. */
  needsCode?: boolean
}

/** What someone says to prove that an account is theirs. */
export interface Proof extends CodeLimit {
  /** Their e-mail address, or the account's id. */
  username: string
  password: string
  /** Of an authenticator app. */
  code?: string | undefined
  /** What is to replace a password that someone else has set. */
  newPassword?: string | undefined
}

type Answer = Pick<AdminInitiateAuthCommandOutput, 'ChallengeName' | 'ChallengeParameters' | 'Session'> & {
  AuthenticationResult?: AuthenticationResultType | undefined
}

/**
 * How Cognito says that e-mail and password don't fit. Nobody is told which it was, or that the account is
 * closed.
 */
const wrongCredentials = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'InvalidPasswordException',
  'InvalidParameterException',
])

/** How Cognito says that a code doesn't fit, or has been used. */
const wrongCode = new Set(['CodeMismatchException', 'ExpiredCodeException', 'NotAuthorizedException'])

/**
 * Asks for the password: what is left to answer then, if anything. Throws `unauthorized` for what doesn't
 * fit.
 */
async function checkPassword({ username, password }: Proof): Promise<Answer> {
  const { ClientId, SecretHash } = await proofFor(username)
  const command = new AdminInitiateAuthCommand({
    UserPoolId: process.env.USER_POOL_ID,
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: SecretHash },
  })
  return cognito()
    .send(command)
    .catch((cause: unknown) => {
      if (nameOf(cause) === 'PasswordResetRequiredException') throw resetNeeded(cause)
      if (!wrongCredentials.has(nameOf(cause))) throw cause
      throw wrongPassword(cause)
    })
}

/**
 * Opens an account for who proves that it is theirs: Cognito's tokens of it. Throws `unauthorized` for what
 * doesn't fit, `new_password_required` and `code_required` for what is missing, `invalid` for a new password
 * that is too weak, and `forbidden` for who must do something else first.
 */
export async function authenticate(proof: Proof): Promise<AuthenticationResultType> {
  let answer = await checkPassword(proof)
  if (proof.needsCode && answer.ChallengeName !== 'SOFTWARE_TOKEN_MFA') throw wrongPassword()
  if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') answer = await giveNewPassword(answer, proof)
  if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') answer = await giveCode(answer, proof)
  if (answer.AuthenticationResult) return answer.AuthenticationResult
  throw new AppError('forbidden', 'This account asks for a second step that is not offered here.')
}

async function giveNewPassword(answer: Answer, { username, newPassword }: Proof): Promise<Answer> {
  if (newPassword === undefined) {
    throw new AppError('new_password_required', 'Please choose a password of your own first.')
  }
  const given = respond('NEW_PASSWORD_REQUIRED', answer, username, { NEW_PASSWORD: newPassword })
  return given.catch((error: unknown) => refusePassword('newPassword', error))
}

async function giveCode(answer: Answer, { username, code, limitCodes }: Proof): Promise<Answer> {
  if (code === undefined) {
    throw new AppError('code_required', 'Enter the code that your authenticator app shows.')
  }
  const give = () =>
    respond('SOFTWARE_TOKEN_MFA', answer, username, { SOFTWARE_TOKEN_MFA_CODE: code }).catch(
      (cause: unknown) => {
        if (!wrongCode.has(nameOf(cause))) throw cause
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
  const { ClientId, SecretHash } = await proofFor(USERNAME)
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId: process.env.USER_POOL_ID,
    ClientId,
    ChallengeName,
    Session,
    ChallengeResponses: { ...responses, USERNAME, SECRET_HASH: SecretHash },
  })
  return cognito().send(command)
}

/** Nobody is told which of them it was. */
export function wrongPassword(cause?: unknown): AppError {
  return new AppError('unauthorized', 'Incorrect email or password.', { cause })
}

/** A code of an authenticator app that does not fit. */
export function wrongCodeError(cause: unknown): AppError {
  const message = 'This code is not right. Enter the one that your app shows now.'
  return new AppError('unauthorized', message, { cause, fields: { code: message } })
}

function resetNeeded(cause: unknown) {
  const message =
    'Your account needs a new password first. Choose “Forgot password?” or ask an administrator for one.'
  return new AppError('forbidden', message, { cause })
}

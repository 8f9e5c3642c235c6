import { AppError } from '#domain/errors'
import type { CodeKey } from '#domain/session'
import { passwordChangeSchema, presentPasswordSchema, secondStepSchema } from '#domain/user'
import type { Proof } from '#functions/accounts/authenticate'
import { limitRefusals } from '#functions/visitors/limit'
import {
  beginSecondStep,
  changePassword,
  turnSecondStepOff,
  turnSecondStepOn,
} from '#functions/accounts/own-account'
import type { Call, Reply } from '#functions/http/call'
import { guessesOf } from '#functions/http/limit-guesses'
import { clearedCookie } from '#functions/http/session-cookie'

/** Changes the caller's password, and signs them out everywhere, here as well. */
export async function postPassword(call: Call): Promise<Reply> {
  const passwords = passwordChangeSchema.parse(call.json())
  await asOwner(call, (owner) => changePassword({ ...owner, ...passwords }))
  return { status: 204, body: null, cookies: [clearedCookie] }
}

/** Begins to give the caller's account a second step. */
export async function postSecondStep(call: Call): Promise<Reply> {
  const { password } = presentPasswordSchema.parse(call.json())
  const body: CodeKey = { key: await asOwner(call, (owner) => beginSecondStep({ ...owner, password })) }
  return { status: 200, body }
}

/** Asks for a code at each sign-in of the caller from now on. */
export async function postSecondStepOn(call: Call): Promise<Reply> {
  const proof = secondStepSchema.parse(call.json())
  await asOwner(call, (owner) => turnSecondStepOn({ ...owner, ...proof }))
  return { status: 204, body: null }
}

/** Asks the caller for no code any more. */
export async function postSecondStepOff(call: Call): Promise<Reply> {
  const proof = secondStepSchema.parse(call.json())
  await asOwner(call, (owner) => turnSecondStepOff({ ...owner, ...proof }))
  return { status: 204, body: null }
}

/**
 * Does what takes the caller's present password. It is guessed here no faster than at the sign-in, and a wrong one is
 * `invalid`: `unauthorized` would say that the session has ended.
 */
async function asOwner<Result>(
  call: Call,
  act: (owner: Pick<Proof, 'username' | 'limitCodes'>) => Promise<Result>,
): Promise<Result> {
  const { id = '', email = '' } = call.caller ?? {}
  const { limitCodes, ...guesses } = await guessesOf(call, email)
  const done = limitRefusals(guesses, () => act({ username: id, limitCodes }))
  return done.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unauthorized')) throw error
    const message = 'This is not your present password.'
    const { fields = { password: message } } = error
    throw new AppError('invalid', Object.values(fields)[0] ?? message, { fields, cause: error })
  })
}

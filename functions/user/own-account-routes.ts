import { AppError } from '#domain/http/errors'
import type { SignInInput } from '#functions/accounts/authenticate'
import { limitRefusals } from '#functions/rate-limit/limit'
import {
  beginSecondStep,
  changePassword,
  turnSecondStepOff,
  turnSecondStepOn,
} from '#functions/accounts/own-account'
import type { Caller, Client, Request, RouteFunctions } from '#functions/http/call'
import { guessesOf } from './limit-guesses'
import { clearedCookie } from '#functions/http/session-cookie'

export const ownAccountRoutes = {
  // Ends all sessions of the caller, this one included.
  'POST /users/password': async (call) => {
    await asOwner(call, (owner) => changePassword({ ...owner, ...call.body }))
    return { body: undefined, cookies: [clearedCookie] }
  },
  'POST /users/second-step': async (call) => ({
    key: await asOwner(call, (owner) => beginSecondStep({ ...owner, ...call.body })),
  }),
  'POST /users/second-step/on': (call) =>
    asOwner(call, (owner) => turnSecondStepOn({ ...owner, ...call.body })),
  'POST /users/second-step/off': (call) =>
    asOwner(call, (owner) => turnSecondStepOff({ ...owner, ...call.body })),
} satisfies Partial<RouteFunctions<'admin'>>

/** Wrong guesses count. A wrong password is `invalid`, because `unauthorized` means an ended session. */
async function asOwner<Result>(
  call: Client & Pick<Request, 'logFailure'> & { caller: Caller },
  act: (owner: Pick<SignInInput, 'username' | 'limitCodes'>) => Promise<Result>,
): Promise<Result> {
  const { id, email } = call.caller
  const { limitCodes, ...guesses } = await guessesOf(call, email)
  const done = limitRefusals(guesses, () => act({ username: id, limitCodes }))
  return done.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unauthorized')) throw error
    const message = 'This is not your present password.'
    const { fields = { password: message } } = error
    throw new AppError('invalid', Object.values(fields)[0] ?? message, { fields, cause: error })
  })
}

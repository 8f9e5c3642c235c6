import { networksOf } from '#domain/network'
import { forgottenPasswordSchema, passwordResetSchema } from '#domain/user'
import { limitCalls, limitRefusals } from '#functions/visitors/limit'
import { resetPassword, sendResetCode } from '#functions/accounts/own-account'
import type { Call, Reply } from '#functions/http/call'
import { guessesOf } from '#functions/http/limit-guesses'

/** Mails a code with which a new password may be set, and tells nobody whether there is such an account. */
export async function postForgottenPassword(call: Call): Promise<Reply> {
  const { email } = forgottenPasswordSchema.parse(call.json())
  const calling = { ...networksOf(call.clientAddress), account: email }
  await limitCalls('POST /users/forgotten-password', calling, call.now)
  await sendResetCode(email)
  return { status: 204, body: null }
}

/** Sets a new password with a mailed code. A code is guessed no faster than a password. */
export async function postPasswordReset(call: Call): Promise<Reply> {
  const { email, code, password } = passwordResetSchema.parse(call.json())
  await limitRefusals(await guessesOf(call, email), () => resetPassword(email, code, password))
  return { status: 204, body: null }
}

import { networksOf } from '#domain/http/network'
import { resetPassword, sendResetCode } from '#functions/accounts/own-account'
import type { RouteFunctions } from '#functions/http/call'
import { guessesOf } from './limit-guesses'
import { limitCalls, limitRefusals } from '#functions/rate-limit/limit'

export const passwordRoutes = {
  // The answer is the same without such an account.
  'POST /users/forgotten-password': async ({ body: { email }, clientAddress, now }) => {
    const calling = { ...networksOf(clientAddress), account: email }
    await limitCalls('POST /users/forgotten-password', calling, now)
    await sendResetCode(email)
  },
  // Code guesses count like password guesses.
  'POST /users/reset-password': async (call) => {
    const { email, code, password } = call.body
    await limitRefusals(await guessesOf(call, email), () => resetPassword(email, code, password))
  },
} satisfies Partial<RouteFunctions<'site'>>

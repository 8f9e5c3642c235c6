import { cognito } from '#functions/accounts/cognito'

/** Lets the next command of this name to Cognito fail, as if nobody were there; all others go through. */
export function failOnce(
  name: string,
  error: Error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
): void {
  let isDue = true
  cognito().middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (!isDue || commandName !== name) return next(input)
        isDue = false
        throw error
      },
    { step: 'initialize', name: 'failure', override: true },
  )
}

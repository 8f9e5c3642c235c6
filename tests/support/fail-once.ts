import { cognito } from '#functions/accounts/cognito'

/**
 * Makes the next command of this name to Cognito fail, by default like an unreachable server. Others succeed.
 */
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

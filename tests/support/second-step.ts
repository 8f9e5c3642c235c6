import { beginSecondStep, turnSecondStepOn } from '#functions/accounts/own-account'
import type { Account } from './api-accounts'
import { codeAt } from './totp'

/** Sets up a second step for an account. Returns the key of its codes. */
export async function addSecondStep({ email: username, password }: Account): Promise<string> {
  const key = (await beginSecondStep({ username, password })) ?? ''
  await turnSecondStepOn({ username, password, code: codeAt(key, new Date()) })
  return key
}

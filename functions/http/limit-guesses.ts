import type { Calling, LimitedRoute } from '#domain/limits'
import { networksOf } from '#domain/network'
import type { CodeLimit } from '#functions/accounts/authenticate'
import { knownDevice } from '#functions/accounts/device'
import { limitRefusals } from '#functions/visitors/limit'
import type { Client } from './call'
import { deviceCookieName } from './session-cookie'

interface Guesses {
  route: LimitedRoute
  calling: Calling
  now: Date
  /** Set for a browser that signed in to the account before. */
  device: string | undefined
  /** Counts guesses of the codes of its second step. */
  limitCodes: NonNullable<CodeLimit['limitCodes']>
}

/**
 * Where guesses of a password or a code are counted. All routes count like the sign-in. Those of a known
 * device and those of strangers are counted apart.
 */
export async function guessesOf({ cookies, clientAddress, now }: Client, account: string): Promise<Guesses> {
  const device = await knownDevice(cookies[deviceCookieName] ?? '', now, account)
  const calling = { ...networksOf(clientAddress), account, ...(device && { device }) }
  const codes = device ? 'POST /users/login (code, known device)' : 'POST /users/login (code)'
  return {
    route: device ? 'POST /users/login (known device)' : 'POST /users/login',
    calling,
    now,
    device,
    limitCodes: (tryCode) => limitRefusals({ route: codes, calling, now }, tryCode),
  }
}

import type { Role } from '#domain/user/roles'
import type { Item } from '#table/keys'
import { accountKeys } from './keys'
import { getItems } from '#table/read'
import { isSessionEndedBy, type SignIn } from './sign-out'

export interface TokenClaims extends SignIn {
  role: Role
}

/** Why an unexpired token is no longer valid; null if it is. Reads all in one call. */
export async function revocationOf(token: TokenClaims, now: Date): Promise<'role' | 'session' | null> {
  const { id, session } = token
  const keys = [accountKeys.roleChange(id), accountKeys.signOut(id), accountKeys.sessionEnd(session)]
  const items = await getItems(keys, { consistent: true })
  const ending = items.find((item) => ends(item, token, now))
  return ending ? (ending.sk === 'ROLE' ? 'role' : 'session') : null
}

function ends(item: Item, token: TokenClaims, now: Date): boolean {
  if (item.sk !== 'ROLE') return isSessionEndedBy(item, token, now)
  return item.role !== token.role && Number(item.expiresAt) * 1000 > now.getTime()
}

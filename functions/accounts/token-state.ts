import type { Role } from '#domain/user/roles'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { getItems } from '#table/read'
import { endsSession, type SignIn } from './sign-out'

/** The claims of a token that can become outdated before it expires. */
export interface TokenClaims extends SignIn {
  role: Role
}

/** Why a token is no longer valid: its user has another role, or has signed out. */
type Ending = 'role' | 'session'

/**
 * Why a token that has not expired is no longer valid; null if it is. Everything stored about it is read in
 * one call (functions/accounts/role-change, functions/accounts/sign-out).
 */
export async function endingOf(token: TokenClaims, now: Date): Promise<Ending | null> {
  const { id, session } = token
  const keys = [keyOf.roleChange(id), keyOf.signOut(id), keyOf.sessionEnd(session)]
  const items = await getItems(keys, { latest: true })
  const ending = items.find((item) => ends(item, token, now))
  if (!ending) return null
  return ending.sk === 'ROLE' ? 'role' : 'session'
}

function ends(item: Item, token: TokenClaims, now: Date): boolean {
  if (item.sk !== 'ROLE') return endsSession(item, token, now)
  return item.role !== token.role && Number(item.expiresAt) * 1000 > now.getTime()
}

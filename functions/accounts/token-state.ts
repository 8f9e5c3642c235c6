import type { Role } from '#domain/roles'
import { type Item, keyOf } from '#table/keys'
import { getItems } from '#table/read'
import { endsSession, type SignIn } from './sign-out'

/** What a token says that may be over before it has run out. */
export interface TokenClaims extends SignIn {
  role: Role
}

/** Why a token no longer holds: its user has another role, or has signed out. */
type Ending = 'role' | 'session'

/**
 * Why a token no longer holds, although it has not run out; null while it does. What is remembered of it is
 * read in one go (functions/accounts/role-change, functions/accounts/sign-out).
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

import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { requiredVariable } from '#functions/environment'
import { bearerTokenOf } from '#domain/user/bearer-token'
import { AppError } from '#domain/http/errors'
import { type Role, roleOf } from '#domain/user/roles'
import type { Endpoint } from '#domain/api/endpoint'
import type { Caller } from './call'

interface Identity extends Omit<Caller, 'role'> {
  role: Role | null
}

/** The key set could not be read. All other errors of jose are of the token. */
const faultsOfKeys = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT', 'ERR_JWK_INVALID'])

/**
 * A public route ignores a bad token. A staff route throws `unauthorized` for a bad token, `forbidden` for
 * the wrong role, `unavailable` if the token could not be verified.
 */
export async function identify(
  authorization: string | undefined,
  { access }: Pick<Endpoint, 'access'>,
): Promise<Caller | null> {
  if (access === 'anyone') return asCaller(await identityOf(authorization).catch(() => null))
  const identity = await identityOf(authorization)
  if (!identity) throw new AppError('unauthorized', 'Please sign in.')
  const caller = asCaller(identity)
  if (!caller || !access.includes(caller.role)) {
    throw new AppError('forbidden', 'Your account is not allowed to do this.')
  }
  return caller
}

function asCaller(identity: Identity | null): Caller | null {
  return identity?.role ? { ...identity, role: identity.role } : null
}

/** Null without a token and for a bad one: wrong signature, expired, or of another pool. */
async function identityOf(authorization: string | undefined): Promise<Identity | null> {
  const token = bearerTokenOf(authorization)
  if (token === null) return null
  const claims = await verify(token)
  return claims?.token_use === 'id' ? describe(claims) : null
}

async function verify(token: string): Promise<JWTPayload | null> {
  const issuer = requiredVariable('TOKEN_ISSUER')
  const audience = requiredVariable('USER_POOL_CLIENT_ID')
  try {
    const requiredClaims = ['sub', 'exp', 'auth_time', 'origin_jti']
    const options = { issuer, audience, algorithms: ['RS256'], requiredClaims }
    return (await jwtVerify(token, keysOf(issuer), options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError && !faultsOfKeys.has(error.code)) return null
    const message = 'Signing in is not possible at the moment. Please try again.'
    throw new AppError('unavailable', message, { cause: error, retryAfter: 5 })
  }
}

function describe(claims: JWTPayload): Identity {
  const { sub = '', email, auth_time: signedInAt, origin_jti: session } = claims
  return {
    id: sub,
    email: typeof email === 'string' ? email : '',
    role: roleOfClaims(claims),
    session: String(session),
    signedInAt: Number(signedInAt),
  }
}

function roleOfClaims(claims: JWTPayload): Role | null {
  const groups = claims['cognito:groups']
  return roleOf(Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [])
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Fetched once, and again when a token names an unknown key. */
function keysOf(issuer: string) {
  const known = keySets.get(issuer)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 3000 })
  keySets.set(issuer, keys)
  return keys
}

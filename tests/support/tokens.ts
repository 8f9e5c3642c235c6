import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import keys from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' }

interface TokenParts {
  claims?: JWTPayload
  issuer?: string
  audience?: string
  /** Relative to now, in jose's format. */
  expires?: string
  /** @default the pool's key */
  key?: KeyObject
}

const poolKey = createPrivateKey(keys.pem)

/** An ID token like the local pool's, or with parts that the pool would never issue. */
export async function tokenWith(parts: TokenParts = {}): Promise<string> {
  const { claims, issuer = process.env.TOKEN_ISSUER, audience = process.env.USER_POOL_CLIENT_ID } = parts
  const signedIn = { origin_jti: randomUUID(), auth_time: Math.floor(Date.now() / 1000) }
  return new SignJWT({ token_use: 'id', email: 'someone@example.com', ...signedIn, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'CognitoLocal' })
    .setSubject(claims?.sub ?? randomUUID())
    .setIssuedAt(claims?.iat)
    .setIssuer(issuer ?? '')
    .setAudience(audience ?? '')
    .setExpirationTime(parts.expires ?? '15 minutes')
    .sign(parts.key ?? poolKey)
}

/** The token of a member of staff. */
export function staffToken(group = 'admin'): Promise<string> {
  return tokenWith({ claims: { 'cognito:groups': [group] } })
}

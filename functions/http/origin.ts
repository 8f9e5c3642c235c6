import { createHash, timingSafeEqual } from 'node:crypto'
import { variable } from '#functions/environment'
import { AppError } from '#domain/errors'

/** CloudFront proves with this header that a request came through it. */
export const originHeader = 'x-origin-secret'

/**
 * Accepts only requests that came through CloudFront, which knows one of the secrets in ORIGIN_SECRETS. Other
 * requests would bypass the firewall and could forge the client's address. Without the variable, as locally,
 * everything passes. Throws `forbidden`.
 */
export function requireOrigin(headers: Record<string, string | undefined>): void {
  const secrets = variable('ORIGIN_SECRETS')
  if (!secrets) return
  const given = digestOf(headers[originHeader] ?? '')
  if (secrets.split(',').some((secret) => timingSafeEqual(digestOf(secret), given))) return
  throw new AppError('forbidden', 'This API answers at the address of the site alone.')
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

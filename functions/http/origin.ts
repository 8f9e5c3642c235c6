import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/errors'

/** The header in which CloudFront says that a request came through it. */
export const originHeader = 'x-origin-secret'

/**
 * Lets a request pass that came through CloudFront, which knows one of the secrets in ORIGIN_SECRETS: around it there
 * would be no firewall, and who is asking could be made up. Without the variable, as locally, everything passes.
 * Throws `forbidden`.
 */
export function requireOrigin(headers: Record<string, string | undefined>): void {
  const secrets = process.env.ORIGIN_SECRETS
  if (!secrets) return
  const given = digestOf(headers[originHeader] ?? '')
  if (secrets.split(',').some((secret) => timingSafeEqual(digestOf(secret), given))) return
  throw new AppError('forbidden', 'This API answers at the address of the site alone.')
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

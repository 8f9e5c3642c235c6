import { createHash, timingSafeEqual } from 'node:crypto'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import { viewerHostHeader } from '#domain/http/viewer-host'

/** CloudFront proves with this header that a request came through it. */
export const originHeader = 'x-origin-secret'

/** The newest first. One machine has none. */
export function originSecrets(): string[] {
  const secrets = variable('ORIGIN_SECRETS')
  return secrets ? secrets.split(',') : []
}

/** Requests that bypass CloudFront could forge the client's address. Throws `forbidden`. */
export function requireOriginSecret(headers: Record<string, string | undefined>): void {
  const secrets = originSecrets()
  if (secrets.length === 0) return
  const digest = digestOf(headers[originHeader] ?? '')
  if (secrets.some((secret) => timingSafeEqual(digestOf(secret), digest))) return
  throw new AppError('forbidden', 'This API answers at the address of the site alone.')
}

/** Another site must not make visitors send what they have not written. Throws `forbidden`. */
export function requireSameOrigin(headers: Record<string, string | undefined>, message: string): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isOwn = ['same-origin', 'none', undefined].includes(site)
  // A browser that hides where requests come from sends null for our origin too.
  const isFromHere = origin === undefined || (origin === 'null' && site === 'same-origin')
  if (isOwn && (isFromHere || origin.replace(/^https?:\/\//, '') === headers[viewerHostHeader])) return
  throw new AppError('forbidden', message)
}

/** Clients without this header are let in. Throws `forbidden`. */
export function refuseCrossSite({ 'sec-fetch-site': site }: Record<string, string | undefined>): void {
  if (site === 'cross-site') throw new AppError('forbidden', crossSiteMessage)
}

export const crossSiteMessage = 'This was not sent from a page of this site.'

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { variable } from '#functions/environment'
import { AppError } from '#domain/http/errors'
import { viewerHostHeader } from '#domain/page/viewer-host'

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

/**
 * Throws `forbidden` if another site made the browser send the request: it could have visitors send what they
 * have not written. Programs may claim anything, and have the limits of the call.
 */
export function requireOwnPage(headers: Record<string, string | undefined>, message: string): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isOwn = ['same-origin', 'none', undefined].includes(site)
  // Where a visitor's browser tells nobody where a request comes from, the origin of ours is null too.
  const isFromHere = origin === undefined || (origin === 'null' && site === 'same-origin')
  if (isOwn && (isFromHere || hostOf(origin) === headers[viewerHostHeader])) return
  throw new AppError('forbidden', message)
}

/**
 * Throws `forbidden` if a browser says that a page of another site made it send the request. Clients that say
 * nothing of that are let in, at whatever origin they are.
 */
export function refuseOtherSites({ 'sec-fetch-site': site }: Record<string, string | undefined>): void {
  if (site === 'cross-site') throw new AppError('forbidden', fromElsewhere)
}

/** What a caller is told whose request came from a page of another site. */
export const fromElsewhere = 'This was not sent from a page of this site.'

/** The host in the header `Origin`: of `https://a.example:8443`, `a.example:8443`. */
function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

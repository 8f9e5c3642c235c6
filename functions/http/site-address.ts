import { variable } from '#functions/environment'
import { viewerHostHeader } from '#domain/page/viewer-host'
import { site } from '#site'

/**
 * The address of the site as visitors see it, without a slash at its end: that of the environment's domain,
 * or without one that of the request. A request that names no host has the address of the settings.
 */
export function siteAddress(headers: Record<string, string | undefined>): string {
  const given = variable('SITE_ADDRESS')
  if (given) return given
  const host = headers[viewerHostHeader]
  if (host === undefined || !URL.canParse(`https://${host}`)) return site.address
  const { host: written, hostname } = new URL(`https://${host}`)
  return `${isOwnMachine(hostname) ? 'http' : 'https'}://${written}`
}

function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

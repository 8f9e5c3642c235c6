import { variable } from '#functions/environment'
import { viewerHostHeader } from '#domain/http/viewer-host'
import { site } from '#site'

/** No slash at the end. The environment's domain, else the request's host, else the settings' address. */
export function siteAddress(headers: Record<string, string | undefined>): string {
  const configuredAddress = variable('SITE_ADDRESS')
  if (configuredAddress) return configuredAddress
  const host = headers[viewerHostHeader]
  if (host === undefined || !URL.canParse(`https://${host}`)) return site.address
  const { host: written, hostname } = new URL(`https://${host}`)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return `${isOwnMachine ? 'http' : 'https'}://${written}`
}

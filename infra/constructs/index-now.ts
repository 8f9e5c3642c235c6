import type { site } from '#site'
import type { Environment } from '../environments'

/** All environments have the operator's key, so only a public one with its own domain has an endpoint. */
export const indexNowEndpoint = (
  { isPublic, domain }: Pick<Environment, 'isPublic' | 'domain'>,
  { indexNow }: Pick<typeof site, 'indexNow'>,
): string | null => (isPublic && domain && indexNow ? 'https://api.indexnow.org/indexnow' : null)

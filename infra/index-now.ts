import type { site } from '#site'
import type { Environment } from './environments'

/**
 * Where search engines hear of changes (IndexNow), if they may; else null. All environments have the
 * operator's key, so only a public one with an address of its own is told where.
 */
export function indexNowEndpoint(
  { isPublic, domain }: Pick<Environment, 'isPublic' | 'domain'>,
  { indexNow }: Pick<typeof site, 'indexNow'>,
): string | null {
  return isPublic && domain && indexNow ? 'https://api.indexnow.org/indexnow' : null
}

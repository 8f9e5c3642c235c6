import { environmentCredentials } from '#functions/images/credentials'

/**
 * Stands in a bundle for the SDK's chain of credential providers (profiles, SSO, web identities, instance
 * metadata), of which Lambda uses the first: its environment. The chain would be a quarter of the bundle.
 */
export function defaultProvider() {
  return async () => environmentCredentials()
}

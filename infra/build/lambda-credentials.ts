import { environmentCredentials } from '#functions/aws/credentials'

/**
 * Replaces the SDK's chain of credential providers (profiles, SSO, web identities, instance metadata) in a
 * bundle. Lambda only uses its first one, the environment. The whole chain would be a quarter of the bundle.
 */
export function defaultProvider() {
  return async () => environmentCredentials()
}

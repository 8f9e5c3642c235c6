import { environmentCredentials } from '#functions/aws/credentials'

/**
 * Replaces the SDK's chain of providers, which would be a quarter of the bundle. Lambda only uses the
 * environment.
 */
export function defaultProvider() {
  return async () => environmentCredentials()
}

import { environmentCredentials } from '#functions/aws/credentials'

/** Lambda only uses the environment. The SDK's chain of providers is a quarter of the bundle. */
export const defaultProvider = () => async () => environmentCredentials()

import { randomUUID } from 'node:crypto'
import { createUserPool } from '#local/cognito'

/** Gives the tests of a file their own empty user pool. */
export async function useEmptyUserPool(): Promise<void> {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? ''
  const { poolId, clientId } = await createUserPool(endpoint, `test-${randomUUID()}`)
  const issuer = process.env.TOKEN_ISSUER ?? ''
  process.env.TOKEN_ISSUER = `${issuer.slice(0, issuer.lastIndexOf('/'))}/${poolId}`
  process.env.USER_POOL_ID = poolId
  process.env.USER_POOL_CLIENT_ID = clientId
}

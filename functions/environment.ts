export type DeployedVariable =
  | 'TABLE_NAME'
  | 'MEDIA_BUCKET'
  | 'IMAGES_FUNCTION'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'TOKEN_ISSUER'
  | 'ORIGIN_SECRETS'
  | 'METRICS_NAMESPACE'
  | 'DISTRIBUTION_PARAMETER'
  | 'MAIL_FROM'
  | 'SITE_ADDRESS'
  | 'INDEX_NOW_ENDPOINT'
  | 'FEED_SECRETS'
  | 'NODE_ENV'

/** Set by Lambda itself, or only on a developer's machine. */
type OwnVariable =
  | 'AWS_REGION'
  | 'AWS_LAMBDA_FUNCTION_NAME'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN'
  | 'AWS_ENDPOINT_URL_DYNAMODB'
  | 'AWS_ENDPOINT_URL_S3'
  | 'AWS_ENDPOINT_URL_LAMBDA'
  | 'AWS_ENDPOINT_URL_SESV2'
  | 'AWS_ENDPOINT_URL_SSM'
  | 'AWS_ENDPOINT_URL_SECRETS_MANAGER'
  | 'AWS_ENDPOINT_URL_CLOUDFRONT'
  | 'LOG_LEVEL'

/** The only place where functions read their environment. */
export const variable = (name: DeployedVariable | OwnVariable): string | undefined => process.env[name]

/** Throws if it is not set. */
export function requiredVariable(name: DeployedVariable): string {
  const value = variable(name)
  if (!value) throw new Error(`${name} is not set.`)
  return value
}

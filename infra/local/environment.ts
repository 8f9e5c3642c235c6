import type { DeployedVariable } from '#functions/environment'

type ServiceVariable =
  | Exclude<
      DeployedVariable,
      | 'ORIGIN_SECRETS'
      | 'METRICS_NAMESPACE'
      | 'DISTRIBUTION_PARAMETER'
      | 'SITE_ADDRESS'
      | 'INDEX_NOW_ENDPOINT'
      | 'NODE_ENV'
    >
  | 'AWS_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN'
  | 'AWS_PROFILE'
  | 'AWS_CONFIG_FILE'
  | 'AWS_SHARED_CREDENTIALS_FILE'
  | 'AWS_ENDPOINT_URL_DYNAMODB'
  | 'AWS_ENDPOINT_URL_S3'
  | 'AWS_ENDPOINT_URL_LAMBDA'
  | 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'
  | 'AWS_ENDPOINT_URL_SESV2'
  | 'AWS_ENDPOINT_URL_SECRETS_MANAGER'
  | 'AWS_REQUEST_CHECKSUM_CALCULATION'
  | 'AWS_RESPONSE_CHECKSUM_VALIDATION'
  | 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'

export type ServiceEnvironment = Record<ServiceVariable, string>

type StartVariable = 'PORT' | 'DATA_DIR' | 'LOG_LEVEL' | 'npm_lifecycle_event'

/** The only place where infra/local/ and infra/operations/ read the environment of their process. */
export const variable = (name: StartVariable): string | undefined => process.env[name]

export function setVariables(
  variables: Partial<Record<ServiceVariable | 'SITE_ADDRESS' | 'LOG_LEVEL' | 'NODE_ENV', string>>,
): void {
  Object.assign(process.env, variables)
}

export const environmentWith = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

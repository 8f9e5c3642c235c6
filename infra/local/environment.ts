export interface ServiceEnvironment extends Record<string, string> {
  TABLE_NAME: string
  MEDIA_BUCKET: string
  AWS_ENDPOINT_URL_DYNAMODB: string
}

type StartVariable = 'PORT' | 'DATA_DIR' | 'LOG_LEVEL' | 'npm_lifecycle_event'

/** The only place where infra/local/ and infra/operations/ read the environment of their process. */
export const startVariable = (name: StartVariable): string | undefined => process.env[name]

export function setVariables(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables)
}

export const environmentWith = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

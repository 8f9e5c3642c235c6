import type { DeployedVariable } from '#functions/environment'

/** The only place where infra/operations/ reads the environment of its process. */
export const variable = (name: 'DATA_DIR'): string | undefined => process.env[name]

export function setVariables(
  variables: Partial<
    Record<DeployedVariable | 'AWS_REGION' | 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', string>
  >,
): void {
  Object.assign(process.env, variables)
}

export const environmentWith = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

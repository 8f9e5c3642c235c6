import { type Environment, type EnvironmentName, environmentOf, region } from '#infra/environments'

/**
 * Reads which environment is asked for (`-c env=prod`), and tells Amplify what it has to know before the app is
 * made. Throws for an environment that there is not, and when the credentials are for another region.
 */
export function readEnvironment(): Environment {
  const context = JSON.parse(process.env['CDK_CONTEXT_JSON'] ?? '{}') as Record<string, unknown>
  const environment = environmentOf(context['env'])
  refuseOtherRegion(process.env['CDK_DEFAULT_REGION'])
  process.env['CDK_CONTEXT_JSON'] = JSON.stringify({ ...context, ...amplifyContext(environment) })
  return environment
}

/** How Amplify knows an environment. Its hosting and its sandboxes would each add or force things: it is a plain app. */
export function backendIdentifier(name: EnvironmentName) {
  return { type: 'standalone', namespace: 'clipwell', name } as const
}

function amplifyContext(environment: Environment): Record<string, string> {
  const { type, namespace, name } = backendIdentifier(environment.name)
  return {
    'amplify-backend-type': type,
    'amplify-backend-namespace': namespace,
    'amplify-backend-name': name,
  }
}

/** The CDK says here which region it would deploy to. */
function refuseOtherRegion(given: string | undefined): void {
  if (given === undefined || given === region) return
  throw new Error(
    `Everything is in ${region} (infra/environments.ts), not in ${given}: set AWS_REGION=${region}.`,
  )
}

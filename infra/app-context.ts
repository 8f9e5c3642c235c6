import { site } from '#site'
import { isEmailAddress } from '#domain/user/user'
import { type Environment, type EnvironmentName, environmentOf, region } from './environments'
import { productName } from './product-name'

type Context = Record<string, unknown>

type CdkVariables = Partial<
  Record<'CDK_CONTEXT_JSON' | 'CDK_DEFAULT_REGION' | 'CDK_DEFAULT_ACCOUNT', string | undefined>
>

/** The only place where infra/ reads the environment of its process. */
const variables: CdkVariables = process.env

/** Before the app is created. Ends the process with one sentence if the environment cannot be deployed. */
export function readEnvironment(): Environment {
  try {
    const context = JSON.parse(variables.CDK_CONTEXT_JSON ?? '{}') as Context
    const environment = checkedEnvironment(context, variables)
    variables.CDK_CONTEXT_JSON = JSON.stringify({ ...context, ...contextOf(environment) })
    return environment
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/**
 * Throws for an unknown environment, wrong credentials, alarms without a receiver, mails without an address,
 * and a domain other than the site's.
 */
export function checkedEnvironment(context: Context, credentials: CdkVariables): Environment {
  const environment = environmentOf(context['env'])
  const problem = problemOf(environment, context, credentials)
  if (problem !== undefined) throw new Error(problem)
  // A first deployment must be able to roll back everything. There is no data to keep yet.
  return context['first'] === 'yes' ? { ...environment, keepsData: false } : environment
}

/** Amplify's hosting and sandboxes would add or require things, so this is a plain app. */
export function backendIdentifier(name: EnvironmentName) {
  return { type: 'standalone', namespace: productName, name } as const
}

function contextOf({ name: environmentName, qualifier }: Environment): Record<string, string> {
  const { type, namespace, name } = backendIdentifier(environmentName)
  return {
    'amplify-backend-type': type,
    'amplify-backend-namespace': namespace,
    'amplify-backend-name': name,
    '@aws-cdk/core:bootstrapQualifier': qualifier,
  }
}

function problemOf(
  { name, account, keepsData, alarmsTo, sendsMails, domain }: Environment,
  { alarms }: Context,
  { CDK_DEFAULT_REGION: usedRegion = region, CDK_DEFAULT_ACCOUNT: used }: CdkVariables,
): string | undefined {
  const isOtherAccount = used !== undefined && used !== account
  const { address, mailFrom } = site
  const problems: [isThere: boolean, sentence: string][] = [
    [
      usedRegion !== region,
      `Everything is in ${region} (infra/environments.ts), not in ${usedRegion}: set AWS_REGION=${region}.`,
    ],
    [
      isOtherAccount && account !== null,
      `${name} is in the account ${account} (infra/environments.ts), not in ${used}.`,
    ],
    [
      isOtherAccount && keepsData,
      `${name} keeps its data and needs an account of its own: set its account in infra/environments.ts (your credentials are for ${used}).`,
    ],
    [
      keepsData && alarmsTo.length === 0 && alarms !== 'none',
      `Nobody would be told of an alarm of ${name}: set its alarmsTo in infra/environments.ts, or say -c alarms=none.`,
    ],
    [
      sendsMails && !isEmailAddress(mailFrom.address),
      'mailFrom.address in site.ts is no address like no-reply@example.com.',
    ],
    [
      sendsMails && !domain,
      `Mails lead to the domain of the site: set the domain of ${name} (infra/environments.ts).`,
    ],
    // Canonical addresses, sitemaps and mails contain the site's address. CloudFront's own needs none.
    [
      name === 'prod' && domain !== null && `https://${domain.name}` !== address,
      `${address}, the address in site.ts, is not the domain of ${name}, ${domain?.name} (infra/environments.ts).`,
    ],
  ]
  return problems.find(([isThere]) => isThere)?.[1]
}

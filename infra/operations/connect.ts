import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation'
import { type EnvironmentName, environmentNames, region } from '#infra/environments'
import { setVariables, startVariable } from '#local/environment'
import { findServices } from '#local/services'
import { stackNameOf } from './stack-name'

/** `local` is the running product with its DATA_DIR. Throws if there is no such environment. */
export async function connect(name: string): Promise<void> {
  setVariables(
    name === 'local' ? await findServices(startVariable('DATA_DIR') ?? '.local') : await cloudOf(name),
  )
}

async function cloudOf(name: string) {
  const known = environmentNames.find((each) => each === name)
  if (!known) {
    throw new Error(`There is no environment "${name}". Use one of: ${environmentNames.join(', ')}, local.`)
  }
  const output = await outputsOf(known)
  const pool = output('UserPoolId')
  return {
    AWS_REGION: region,
    TABLE_NAME: output('TableName'),
    MEDIA_BUCKET: output('MediaBucket'),
    USER_POOL_ID: pool,
    USER_POOL_CLIENT_ID: output('UserPoolClientId'),
    TOKEN_ISSUER: `https://cognito-idp.${region}.amazonaws.com/${pool}`,
  }
}

async function outputsOf(name: EnvironmentName): Promise<(key: string) => string> {
  const stack = await findStack(name)
  return (key) => {
    const value = stack?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue
    if (value === undefined) throw new Error(`The stack of ${name} has no ${key}: deploy it first.`)
    return value
  }
}

/** Undefined before the first deployment. */
export async function findStack(name: EnvironmentName): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region })
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackNameOf(name) }))
    return Stacks[0]
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined
    throw error
  }
}

import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { type EnvironmentName, environmentNames, region } from '#infra/environments'
import { findServices } from '#local/services'
import { setVariables, variable } from './environment'
import { stackNameOf } from './stack-name'

/** `local` is the running product with its DATA_DIR. Throws if there is no such environment. */
export async function connect(name: string): Promise<void> {
  setVariables(name === 'local' ? await findServices(variable('DATA_DIR') ?? '.local') : await cloudOf(name))
}

export async function connectTable(name: EnvironmentName): Promise<void> {
  const output = await outputsOf(name)
  setVariables({ AWS_REGION: region, TABLE_NAME: output('TableName') })
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
  const client = new CloudFormationClient({ region })
  const { Stacks = [] } = await client
    .send(new DescribeStacksCommand({ StackName: stackNameOf(name) }))
    .finally(() => client.destroy())
  return (key) => {
    const value = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue
    if (value === undefined) throw new Error(`The stack of ${name} has no ${key}: deploy it first.`)
    return value
  }
}

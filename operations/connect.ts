import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { environmentNames, region } from '#infra/environments'
import { findServices } from '#local/services'
import { setVariables, variable } from './environment'
import { stackNameOf } from './stack-name'

/**
 * Connects this process to an environment: to the outputs of its stack, with the present AWS credentials, or
 * for `local` to the product that is running on this machine (with its DATA_DIR). Throws if there is no such
 * environment.
 */
export async function connect(name: string): Promise<void> {
  setVariables(name === 'local' ? await findServices(variable('DATA_DIR') ?? '.local') : await cloudOf(name))
}

async function cloudOf(name: string) {
  const known = environmentNames.find((each) => each === name)
  if (!known) {
    throw new Error(`There is no environment "${name}". Use one of: ${environmentNames.join(', ')}, local.`)
  }
  const outputs = await outputsOf(stackNameOf(known))
  const output = (key: string) => {
    const value = outputs.get(key)
    if (value === undefined) throw new Error(`The stack of ${known} has no ${key}: deploy it first.`)
    return value
  }
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

async function outputsOf(StackName: string): Promise<Map<string | undefined, string | undefined>> {
  const client = new CloudFormationClient({ region })
  const { Stacks = [] } = await client
    .send(new DescribeStacksCommand({ StackName }))
    .finally(() => client.destroy())
  return new Map((Stacks[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]))
}

import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { region } from '#infra/environments'

/**
 * What CloudFormation says of a stack that has never been complete, or is being deleted; also undefined:
 * there is none.
 */
const beforeFirst = /^(?:REVIEW|CREATE_(?:IN_PROGRESS|FAILED)|ROLLBACK|DELETE)/

/**
 * How the CDK is called to deploy an environment, one call after the other. The first deployment of one that
 * keeps its data is made as if it kept none, so that all of it goes again should it fail; the second one
 * protects what is there.
 */
export function deploymentsOf(keepsData: boolean, status: string | undefined): string[][] {
  const isFirst = keepsData && (status === undefined || beforeFirst.test(status))
  return isFirst ? [['-c', 'first=yes'], []] : [[]]
}

/** The state of a stack; undefined where there is none. */
export async function statusOf(StackName: string): Promise<string | undefined> {
  const client = new CloudFormationClient({ region })
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    return Stacks[0]?.StackStatus
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined
    throw error
  } finally {
    client.destroy()
  }
}

import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { region } from '#infra/environments'

/** The states of a stack that was never complete or is being deleted. No stack at all is undefined. */
const beforeFirst = /^(?:REVIEW|CREATE_(?:IN_PROGRESS|FAILED)|ROLLBACK|DELETE)/

/**
 * The arguments of the CDK for each call that deploys an environment. The first deployment of an environment
 * that keeps its data runs as if it kept none, so that it can be rolled back completely. A second call then
 * adds the protection.
 */
export function deploymentsOf(keepsData: boolean, status: string | undefined): string[][] {
  return keepsData && wasNeverComplete(status) ? [['-c', 'first=yes'], []] : [[]]
}

/** Whether nothing of a stack with this state is kept; undefined is no stack. */
export function wasNeverComplete(status: string | undefined): boolean {
  return status === undefined || beforeFirst.test(status)
}

/** The state of a stack; undefined if there is none. */
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

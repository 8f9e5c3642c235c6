import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { region } from '#infra/environments'

/** States of a stack that was never complete or is being deleted. */
const beforeFirst = /^(?:REVIEW|CREATE_(?:IN_PROGRESS|FAILED)|ROLLBACK|DELETE)/

/** The first call runs as if no data was kept, so that it can be rolled back; a second adds protection. */
export const deploymentsOf = (keepsData: boolean, status: string | undefined): string[][] =>
  keepsData && wasNeverComplete(status) ? [['-c', 'first=yes'], []] : [[]]

export const wasNeverComplete = (status: string | undefined): boolean =>
  status === undefined || beforeFirst.test(status)

export async function stackStatusOf(StackName: string): Promise<string | undefined> {
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

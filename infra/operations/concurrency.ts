import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { type Environment, region, reservedConcurrencyOf } from '#infra/environments'

/** Lambda keeps as many concurrent executions of an account for the functions that reserve none. */
const unreserved = 100

export async function refuseWithoutConcurrency(environment: Environment): Promise<void> {
  const { name } = environment
  const reserved = reservedConcurrencyOf(environment)
  if (reserved === 0) return
  const needed = reserved + unreserved
  const left = await unreservedOfAccount()
  if (left >= needed) return
  throw new Error(
    `${name} reserves ${reserved} concurrent executions of Lambda, and AWS keeps ${unreserved} for other functions. The account has ${left} left. Request ${Math.max(1000, needed)} (Service Quotas, L-B99A9384), or reserve none for now: docs/deploy.md, step 4.`,
  )
}

async function unreservedOfAccount(): Promise<number> {
  const client = new LambdaClient({ region })
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand()).finally(() => client.destroy())
  return AccountLimit?.UnreservedConcurrentExecutions ?? 0
}

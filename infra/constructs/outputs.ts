import { execFileSync } from 'node:child_process'
import { CfnOutput, type Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Cdn } from './cdn'
import type { Accounts } from './user-pool'
import type { ContentTable } from './data-table'

interface Resources {
  table: ContentTable
  images: IBucket
  accounts: Accounts
  cdn: Cdn
}

export function outputResources(stack: Stack, { table, images, accounts, cdn }: Resources): void {
  const values = {
    SiteAddress: cdn.address,
    TableName: table.tableName,
    MediaBucket: images.bucketName,
    UserPoolId: accounts.userPool.userPoolId,
    UserPoolClientId: accounts.client.userPoolClientId,
    DistributionId: cdn.distribution.distributionId,
    Release: releaseOf(),
  }
  for (const [name, value] of Object.entries(values)) new CfnOutput(stack, name, { value })
}

/** The release by git: `v1.4.0`, `v1.4.0-3-g1a2b3c4`, `-dirty` if files differ; `unknown` without git. */
function releaseOf(): string {
  try {
    const words = ['describe', '--tags', '--always', '--dirty']
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

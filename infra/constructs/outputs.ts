import { CfnOutput, type Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Cdn } from './cdn'
import type { Accounts } from './user-pool'
import { releaseOf } from './release'
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

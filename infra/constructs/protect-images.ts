import type { defineStorage } from '@aws-amplify/backend'
import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'
import type { Environment } from '../environments'
import { suppressFindings } from './nag'

type Storage = ReturnType<ReturnType<typeof defineStorage>['getInstance']>['resources']

/** For images deleted or overwritten by hand (docs/runbook.md). The functions delete all versions. */
const versionDays = 30

export function protectImages({ bucket, cfnResources }: Storage, { keepsData }: Environment): IBucket {
  const { cfnBucket } = cfnResources
  const images = bucket as Bucket
  images.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY)
  cfnBucket.publicAccessBlockConfiguration = {
    blockPublicAcls: true,
    blockPublicPolicy: true,
    ignorePublicAcls: true,
    restrictPublicBuckets: true,
  }
  cfnBucket.bucketEncryption = {
    serverSideEncryptionConfiguration: [{ serverSideEncryptionByDefault: { sseAlgorithm: 'AES256' } }],
  }
  // Amplify allows every origin, for uploads from browsers.
  cfnBucket.addPropertyDeletionOverride('CorsConfiguration')
  images.addLifecycleRule({
    noncurrentVersionExpiration: Duration.days(versionDays),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
  })
  // Images of visitors that nobody has approved are not restored.
  images.addLifecycleRule({ prefix: 'private/', noncurrentVersionExpiration: Duration.days(1) })
  letCloudFrontRead(images)
  suppressFindings(images, { 'AwsSolutions-S1': noAccessLogs })
  return bucket
}

export const noAccessLogs =
  'An access log would keep the addresses of visitors, which nothing here does (docs/decisions/0014).'

/** A grant to one distribution would be a circular dependency between its stack and the bucket's. */
function letCloudFrontRead(images: Bucket): void {
  images.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: [images.arnForObjects('media/*')],
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
        ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` },
      },
    }),
  )
}

import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket, CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3'
import type { Environment } from '../environments'
import { accept } from '../checks'

interface Storage {
  bucket: IBucket
  cfnResources: { cfnBucket: CfnBucket }
}

/**
 * Days within which an image that somebody has deleted or written over by hand can be brought back
 * (docs/runbook.md). What the functions delete goes with its versions.
 */
const versionDays = 30

/**
 * Makes of Amplify's bucket a private one, which CloudFront alone may read, and which remembers what is done
 * to it by hand.
 */
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
  // Amplify opens it to every origin, for browsers that upload by themselves.
  cfnBucket.addPropertyDeletionOverride('CorsConfiguration')
  images.addLifecycleRule({
    noncurrentVersionExpiration: Duration.days(versionDays),
    abortIncompleteMultipartUploadAfter: Duration.days(1),
  })
  // What a visitor has sent and nobody has approved is not brought back.
  images.addLifecycleRule({ prefix: 'private/', noncurrentVersionExpiration: Duration.days(1) })
  letCloudFrontRead(images)
  accept(images, { 'AwsSolutions-S1': noAccessLogs })
  return images
}

export const noAccessLogs =
  'An access log would keep the addresses of visitors, which nothing here does (docs/decisions/0014).'

/**
 * Lets the distributions of this account read the images. A grant to the one distribution would make the
 * stack of the bucket and that of the distribution depend on each other.
 */
function letCloudFrontRead(images: Bucket): void {
  const conditions = {
    StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
    ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` },
  }
  const principals = [new ServicePrincipal('cloudfront.amazonaws.com')]
  images.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: [images.arnForObjects('media/*')],
      principals,
      conditions,
    }),
  )
  // Without it S3 says 403 where there is no such image, and with it 404.
  images.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [images.bucketArn],
      principals,
      conditions,
    }),
  )
}

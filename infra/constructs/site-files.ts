import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { buildFolder, buildParts } from '../build/build-parts'
import { cacheControl } from '../cache-control'
import type { Environment } from '../environments'
import { suppressFindings } from './nag'
import { noAccessLogs } from './protect-images'

const notServed = ['.vite/*']

/** Assets of earlier releases stay, for pages that are still open or cached. Their names contain a hash. */
export class SiteFiles extends Construct {
  readonly bucket: IBucket
  readonly paths: string[]
  /** Others wait for these: the bucket's policy names the distribution, so it is created last. */
  readonly deployments: BucketDeployment[]
  private readonly log: LogGroup

  constructor(scope: Construct, id: string, { keepsData, qualifier, logDays }: Environment) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !keepsData,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    })
    // CDK is not compiled with exactOptionalPropertyTypes: a Bucket does not fit its IBucket.
    this.bucket = bucket as IBucket
    suppressFindings(bucket, { 'AwsSolutions-S1': noAccessLogs })
    // By default the stack owns `/aws/lambda/…` of the CDK's function, which may create it first.
    this.log = new LogGroup(this, 'Log', { retention: logDays, removalPolicy: RemovalPolicy.DESTROY })
    const folder = `${buildFolder}/${buildParts.site}`
    this.paths = pathsBesideAssets(folder)
    this.deployments = [
      this.deploy('Assets', folder, cacheControl.immutable, { exclude: ['*'], include: ['assets/*'] }),
      // A deployment has one content encoding, so these are apart.
      this.deploy('Compressed', `${buildFolder}/${buildParts.compressed}`, cacheControl.immutable, {
        destinationKeyPrefix: 'assets',
        contentEncoding: 'br',
        contentType: 'text/javascript; charset=utf-8',
      }),
      this.deploy('Others', folder, cacheControl.file, { exclude: ['assets/*', ...notServed] }),
      this.deploy('Shell', `${buildFolder}/${buildParts.shell}`, cacheControl.none, {
        destinationKeyPrefix: buildParts.shell,
      }),
    ]
    acceptDeployments(Stack.of(this), qualifier)
  }

  private deploy(id: string, folder: string, cache: string, options: Partial<BucketDeploymentProps>) {
    return new BucketDeployment(this, id, {
      sources: [Source.asset(folder)],
      destinationBucket: this.bucket,
      prune: false,
      cacheControl: [CacheControl.fromString(cache)],
      memoryLimit: 512,
      logGroup: this.log,
      ...options,
    })
  }
}

/** Icons share a path. Another folder's path may include routes, as /api does. */
function pathsBesideAssets(folder: string): string[] {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .filter((path) => !path.startsWith('/assets/') && !path.startsWith('/.vite/'))
    .map((path) => path.replace(/^\/icons\/.*/, '/icons/*'))
  return [...new Set(paths)].toSorted()
}

function acceptDeployments(stack: Stack, qualifier: string): void {
  const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*']
  const findings = [
    ...actions.map((action) => `Action::${action}`),
    'Resource::<…>/*',
    `Resource::arn:<…>:s3:::cdk-${qualifier}-assets-<…>-<…>/*`,
  ]
  const brought = stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  for (const construct of brought) {
    suppressFindings(construct, {
      'AwsSolutions-L1': 'The CDK chooses the runtime of the function that it brings.',
      'AwsSolutions-IAM4[Policy::arn:<…>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        'The CDK gives its own function the managed policy for logs.',
      ...Object.fromEntries(
        findings.map((finding) => [
          `AwsSolutions-IAM5[${finding}]`,
          'It copies from the bucket of assets into the bucket of the build, and may do no more.',
        ]),
      ),
    })
  }
}

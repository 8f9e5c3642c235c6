import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type IRole, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  Function as Lambda,
  Runtime,
  RuntimeFamily,
  StartingPosition,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { CfnSchedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { site as operator } from '#site'
import { subscribers } from '#functions/changes/subscribers'
import type { DeployedVariable } from '#functions/environment'
import { fromHeader } from '#functions/mail/from-header'
import { buildFolder, buildParts, type BundledFunction, folderOf } from '../build/build-parts'
import type { Environment } from '../environments'
import { indexNowEndpoint } from './index-now'
import { lambdaNode } from '../node-version'
import { namespaceOf } from '../product-name'
import { suppressFindings } from './nag'
import type { DistributionParameter } from './distribution-parameter'
import type { OriginSecret } from './origin-secret'
import {
  adminPermissions,
  cardsPermissions,
  changesPermissions,
  cleanUpPermissions,
  feedSecretsOf,
  formsPermissions,
  importsPermissions,
  allowInvoke,
  pagesPermissions,
  sitePermissions,
} from './permissions'
import type { Accounts } from './user-pool'
import type { ContentTable } from './data-table'

interface Props {
  environment: Environment
  table: ContentTable
  images: IBucket
  accounts: Accounts
  secret: OriginSecret
  distribution: DistributionParameter
}

type Variables = Partial<Record<DeployedVariable, string>>

interface Settings {
  folder: string
  /** @default 'handler.handler' */
  handler?: string
  permissions: PolicyStatement[]
  variables: Variables
  /** Megabytes. Lambda's processor share grows with them. */
  memory: number
  /** Seconds. API Gateway waits 29 s, and a lock lasts 60 s (functions/table/lock.ts). */
  timeout: number
  reservedConcurrency?: number | undefined
}

type FunctionName = Exclude<BundledFunction, 'clean-up'> | 'cleanUp' | 'pages' | 'forms'

export const cleanUpMinutes = 1
/** The minutes between two calls, which are also the most that one may last: so no two run at once. */
const importMinutes = 5

/** More memory than the 2 GB that WebAssembly can take, and no rights. */
const imagesSettings = ({ environment }: Props): Settings => ({
  folder: folderOf('images'),
  permissions: [],
  variables: {},
  memory: 2560,
  timeout: 15,
  reservedConcurrency: environment.concurrency?.images,
})

function variablesOf({ environment, table, images, accounts, distribution }: Props) {
  const { name, domain, sendsMails } = environment
  const endpoint = indexNowEndpoint(environment, operator)
  return {
    data: { TABLE_NAME: table.tableName, MEDIA_BUCKET: images.bucketName },
    metrics: { METRICS_NAMESPACE: namespaceOf(name) },
    // Without a domain a function knows the address of the site from each request alone.
    address: domain ? { SITE_ADDRESS: `https://${domain.name}` } : {},
    mails: sendsMails && domain ? { MAIL_FROM: fromHeader(operator.mailFrom) } : {},
    ofAccounts: {
      USER_POOL_ID: accounts.userPool.userPoolId,
      USER_POOL_CLIENT_ID: accounts.client.userPoolClientId,
      TOKEN_ISSUER: accounts.issuer,
    },
    feeds: { FEED_SECRETS: feedSecretsOf(environment) },
    inCdn: { DISTRIBUTION_PARAMETER: distribution.name },
    indexNow: endpoint === null ? {} : { INDEX_NOW_ENDPOINT: endpoint },
  }
}

function settingsOf(props: Props, images: Lambda): Record<Exclude<FunctionName, 'images'>, Settings> {
  const { environment, table, secret } = props
  const { data, metrics, address, mails, ofAccounts, feeds, inCdn, indexNow } = variablesOf(props)
  const own = { ...data, ...metrics, ...address, IMAGES_FUNCTION: images.functionName }
  const api = { ...own, ...ofAccounts, ORIGIN_SECRETS: secret.taken }
  const drawing = { memory: 1769, timeout: 10 }
  return {
    site: {
      folder: folderOf('site'),
      permissions: [...sitePermissions(props), allowInvoke(images)],
      variables: { ...api, ...mails },
      memory: 1024,
      timeout: 10,
    },
    admin: {
      folder: folderOf('admin'),
      permissions: [...adminPermissions(props), allowInvoke(images)],
      variables: { ...api, ...feeds, ...mails },
      memory: 1024,
      timeout: 28,
      reservedConcurrency: environment.concurrency?.admin,
    },
    pages: {
      ...drawing,
      folder: buildParts.pages,
      permissions: pagesPermissions(props),
      variables: {
        TABLE_NAME: table.tableName,
        ORIGIN_SECRETS: secret.taken,
        ...ofAccounts,
        ...address,
        NODE_ENV: 'production',
      },
      reservedConcurrency: environment.concurrency?.pages,
    },
    // The code of the pages function: it answers with the same pages (functions/pages/forms.ts).
    forms: {
      ...drawing,
      folder: buildParts.pages,
      handler: 'handler.forms',
      permissions: [...formsPermissions(props), allowInvoke(images)],
      variables: { ...api, NODE_ENV: 'production' },
    },
    cards: {
      ...drawing,
      folder: folderOf('cards'),
      permissions: cardsPermissions(props),
      variables: { TABLE_NAME: table.tableName },
      reservedConcurrency: environment.concurrency?.cards,
    },
    changes: {
      folder: folderOf('changes'),
      permissions: changesPermissions(props),
      variables: { ...data, ...metrics, ...inCdn },
      memory: 512,
      timeout: 60,
    },
    cleanUp: {
      folder: folderOf('clean-up'),
      permissions: cleanUpPermissions(props),
      variables: { ...data, ...address, ...indexNow, ...inCdn },
      memory: 512,
      timeout: 28,
    },
    imports: {
      folder: folderOf('imports'),
      permissions: importsPermissions(props),
      variables: { ...data, ...metrics, ...address, ...feeds },
      memory: 1024,
      timeout: importMinutes * 60,
    },
  }
}

/** Each has its own role with only the permissions that it needs. */
export class Functions extends Construct {
  readonly all: Record<FunctionName, Lambda>
  readonly failedImports: Queue

  constructor(
    scope: Construct,
    id: string,
    private readonly props: Props,
  ) {
    super(scope, id)
    const images = this.create('images', imagesSettings(props))
    const created = Object.entries(settingsOf(props, images)).map(
      ([name, settings]) => [name, this.create(name, settings)] as const,
    )
    this.all = { ...(Object.fromEntries(created) as Record<Exclude<FunctionName, 'images'>, Lambda>), images }
    this.callAfterWrites(this.all.changes)
    this.callRegularly('CleanUp', this.all.cleanUp, cleanUpMinutes)
    this.failedImports = this.keepFailures(this.all.imports)
    this.callRegularly('Imports', this.all.imports, importMinutes)
  }

  get erasing(): IRole[] {
    return [this.all.changes, this.all.cleanUp].flatMap(({ role }) => role ?? [])
  }

  private keepFailures(lambda: Lambda): Queue {
    const failed = new Queue(this, 'FailedImports', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    suppressFindings(failed, { 'AwsSolutions-SQS3': 'It is a dead-letter queue.' })
    lambda.configureAsyncInvoke({ onFailure: new SqsDestination(failed), retryAttempts: 0 })
    return failed
  }

  private create(key: string, settings: Settings): Lambda {
    const name = key.replace(/^./, (letter) => letter.toUpperCase())
    const role = new Role(this, `${name}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    const logGroup = new LogGroup(this, `${name}Log`, {
      retention: this.props.environment.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    logGroup.grantWrite(role)
    for (const statement of settings.permissions) role.addToPolicy(statement)
    const secrets = `secret:${feedSecretsOf(this.props.environment)}*`
    suppressFindings(role, {
      [`AwsSolutions-IAM5[Resource::arn:<…>:secretsmanager:<…>:<…>:${secrets}]`]: 'Staff name the feeds.',
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray takes traces, and DynamoDB lists streams, for * only.',
      'AwsSolutions-IAM5[Resource::<…>/media/*]': 'All images for visitors are under media/.',
      'AwsSolutions-IAM5[Resource::<…>/private/*]': 'All images for staff alone are under private/.',
    })
    const lambda = new Lambda(this, name, {
      runtime: new Runtime(`nodejs${lambdaNode}.x`, RuntimeFamily.NODEJS),
      architecture: Architecture.ARM_64,
      handler: settings.handler ?? 'handler.handler',
      code: Code.fromAsset(`${buildFolder}/${settings.folder}`),
      role,
      logGroup,
      tracing: Tracing.ACTIVE,
      environment: settings.variables,
      memorySize: settings.memory,
      timeout: Duration.seconds(settings.timeout),
      ...(settings.reservedConcurrency && { reservedConcurrentExecutions: settings.reservedConcurrency }),
    })
    suppressFindings(lambda, {
      'AwsSolutions-L1': 'infra/node-version.ts says what the bundles are made for.',
    })
    return lambda
  }

  /** A failed call is repeated until it succeeds. */
  private callAfterWrites(target: Lambda): void {
    const kinds = [...new Set(subscribers.flatMap((each) => each.kinds))].toSorted()
    new EventSourceMapping(this, 'ChangesOfTable', {
      target,
      eventSourceArn: this.props.table.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      filters: [FilterCriteria.filter({ dynamodb: { Keys: { sk: { S: FilterRule.or(...kinds) } } } })],
    })
  }

  /** Without retries: the next scheduled call repeats what has failed. */
  private callRegularly(name: string, { functionArn }: Lambda, minutes: number): void {
    const role = new Role(this, `${name}ScheduleRole`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    })
    role.addToPolicy(allowInvoke({ functionArn }))
    const schedule = new CfnSchedule(this, `${name}Schedule`, {
      description: `Calls ${name}`,
      scheduleExpression: ScheduleExpression.rate(Duration.minutes(minutes)).expressionString,
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: functionArn, roleArn: role.roleArn, retryPolicy: { maximumRetryAttempts: 0 } },
    })
    // The role's policy is a separate resource, and the schedule would not wait for it.
    schedule.node.addDependency(role)
  }
}

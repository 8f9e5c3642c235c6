import { Aws } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { site } from '#site'
import { shownItems, shownLists } from '#functions/registry/entities'
import type { VisitorRights } from '#functions/features/feature'
import { features } from '#functions/features/features'
import { type IndexName, indexes } from '#table/schema'
import type { Environment } from '../environments'
import { productName } from '../product-name'
import type { DistributionParameter } from './distribution-parameter'
import type { Accounts } from './user-pool'
import type { ContentTable } from './data-table'

interface Resources {
  environment: Environment
  table: ContentTable
  images: IBucket
  accounts: Accounts
  distribution: Pick<DistributionParameter, 'arn'>
}

const allIndexes = Object.keys(indexes) as IndexName[]

const core: VisitorRights = {
  reads: shownItems,
  lists: shownLists,
  writes: {
    PutItem: ['REVIEW#*', 'MESSAGE#*', 'RENEWAL#*', 'REQUEST#*', 'SIGNOUT#*'],
    UpdateItem: ['COUNTER#REVIEW', 'DEVICE#*', 'IMAGE#*', 'LIMIT#*', 'SALT#*', 'SIGNOUT#*', 'VIEW#*'],
    DeleteItem: ['DEVICE#*'],
    ConditionCheckItem: ['STORE#*'],
  },
  // Changed by views, or read by their conditions (coupon-view.ts).
  attributes: { COUPON: ['pk', 'sk', 'viewsDay', 'viewsToday', 'viewTotal'] },
}

const formsOfCore: VisitorRights = {
  ...core,
  writes: {
    PutItem: ['REVIEW#*', 'MESSAGE#*'],
    UpdateItem: ['COUNTER#REVIEW', 'IMAGE#*', 'LIMIT#*', 'SALT#*', 'VIEW#*'],
    ConditionCheckItem: ['STORE#*'],
  },
}

const ofFeatures = features.flatMap(({ rights }) => rights ?? [])
const ofForms = ofFeatures.filter(({ hasForm }) => hasForm)

export function sitePermissions({ table, images, accounts, environment }: Resources): PolicyStatement[] {
  return [
    ...shownReads(table),
    // For reviews by signed-in staff, which are approved at once, and for known devices.
    onItems(table, ['GetItem', 'BatchGetItem'], ['ROLE#*', 'SIGNOUT#*', 'DEVICE#*']),
    // What a visitor's rate limit leaves (functions/rate-limit/bucket.ts), and what staff created by a
    // request that they repeat.
    onItems(table, ['GetItem'], ['LIMIT#*', 'RENEWAL#*', 'REQUEST#*']),
    ...visitorWrites(table, [core, ...ofFeatures]),
    onImages(images, allImages, 's3:PutObject'),
    onAccounts(accounts, [...signInActions, 'AdminGetUser']),
    ...mails(environment),
  ]
}

export function pagesPermissions({ table }: Resources): PolicyStatement[] {
  return shownReads(table)
}

export function cardsPermissions({ table }: Resources): PolicyStatement[] {
  const shown = ['BLOG#*', 'CATEGORY#*', 'GONE#BLOG#*', 'SLUG#STORE#*', 'STORE#*']
  return [onItems(table, ['GetItem', 'BatchGetItem', 'Query'], shown)]
}

export function formsPermissions({ table, images }: Resources): PolicyStatement[] {
  return [
    ...shownReads(table),
    onItems(table, ['GetItem'], ['LIMIT#*']),
    ...visitorWrites(table, [formsOfCore, ...ofForms]),
    onImages(images, ['private/*'], 's3:PutObject'),
  ]
}

export function adminPermissions({ table, images, accounts, environment }: Resources): PolicyStatement[] {
  return [
    ...reads(table, allIndexes),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']),
    onImages(images, allImages, 's3:PutObject'),
    onImages(images, ['private/*'], 's3:GetObject'),
    onAccounts(accounts, [...signInActions, ...accountActions]),
    ...mails(environment),
    onFeedSecrets(environment, 'CreateSecret', 'PutSecretValue', 'DeleteSecret'),
  ]
}

export function importsPermissions({ table, environment }: Pick<Resources, 'table' | 'environment'>) {
  return [
    ...reads(table, allIndexes),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']),
    onFeedSecrets(environment, 'GetSecretValue'),
  ]
}

/** Names of the secrets of feeds begin with this. */
export const feedSecretsOf = ({ name }: Pick<Environment, 'name'>) => `${productName}/${name}/feeds/`

function onFeedSecrets(environment: Environment, ...actions: string[]): PolicyStatement {
  const secrets = `secret:${feedSecretsOf(environment)}*`
  return new PolicyStatement({
    actions: actions.map((action) => `secretsmanager:${action}`),
    resources: [`arn:${Aws.PARTITION}:secretsmanager:${Aws.REGION}:${Aws.ACCOUNT_ID}:${secrets}`],
  })
}

function mails({ sendsMails }: Environment): PolicyStatement[] {
  if (!sendsMails) return []
  const { address } = site.mailFrom
  const identity = `identity/${address.replace(/^.*@/, '')}`
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [`arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${identity}`],
      conditions: { StringEquals: { 'ses:FromAddress': address } },
    }),
  ]
}

export function changesPermissions(resources: Resources): PolicyStatement[] {
  const { table } = resources
  const stream = ['DescribeStream', 'GetRecords', 'GetShardIterator']
  return [
    new PolicyStatement({
      actions: stream.map((action) => `dynamodb:${action}`),
      resources: [table.tableStreamArn ?? ''],
    }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
    ...reads(table, ['byParent', 'byStatus']),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']),
    ...erasure(resources),
  ]
}

export function cleanUpPermissions(resources: Resources): PolicyStatement[] {
  const { table } = resources
  return [
    ...reads(table, ['byList', 'byParent', 'byRank', 'byStatus']),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem']),
    ...erasure(resources),
  ]
}

/** With all versions. The permission to invalidate is in distribution-parameter.ts. */
function erasure({ images, distribution }: Resources): PolicyStatement[] {
  return [
    onImages(images, allImages, 's3:DeleteObject', 's3:DeleteObjectVersion'),
    new PolicyStatement({
      actions: ['s3:ListBucketVersions'],
      resources: [images.bucketArn],
      conditions: { StringLike: { 's3:prefix': allImages } },
    }),
    new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [distribution.arn] }),
  ]
}

/** The actions of a sign-in, also for one's own account. */
const signInActions = [
  'AdminInitiateAuth',
  'AdminRespondToAuthChallenge',
  'AdminUserGlobalSignOut',
  'DescribeUserPoolClient',
]

const accountActions = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminGetUser',
  'AdminListGroupsForUser',
  'AdminRemoveUserFromGroup',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'ListUsersInGroup',
]

function onAccounts({ userPool }: Accounts, actions: string[]): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `cognito-idp:${action}`),
    resources: [userPool.userPoolArn],
  })
}

function reads(table: ContentTable, indexNames: IndexName[]): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
      resources: [table.tableArn],
    }),
    new PolicyStatement({
      actions: ['dynamodb:Query'],
      resources: indexNames.map((name) => `${table.tableArn}/index/${name}`),
    }),
  ]
}

function shownReads(table: ContentTable): PolicyStatement[] {
  const rights = [core, ...ofFeatures]
  const lists = rights.flatMap((each) => each.lists ?? [])
  return [
    onItems(
      table,
      ['GetItem', 'BatchGetItem', 'Query'],
      rights.flatMap((each) => each.reads ?? []),
    ),
    ...joined(lists.map(({ index, partition }) => [index, [partition]])).map(
      ([index, partitions]) =>
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${table.tableArn}/index/${index}`],
          conditions: inPartitions(partitions),
        }),
    ),
  ]
}

function visitorWrites(table: ContentTable, rights: readonly VisitorRights[]): PolicyStatement[] {
  const writes = joined(rights.flatMap((each) => Object.entries(each.writes ?? {})))
  const attributes = joined(rights.flatMap((each) => Object.entries(each.attributes ?? {})))
  return [
    ...writes.map(([action, keys]) => onItems(table, [action], keys)),
    ...attributes.map(([entity, names]) => counts(table, `${entity}#*`, names)),
  ]
}

function joined(entries: readonly [string, readonly string[]][]): [string, string[]][] {
  const names = [...new Set(entries.map(([name]) => name))]
  return names.map((name) => {
    const own = entries.flatMap(([each, values]) => (each === name ? values : []))
    return [name, [...new Set(own)]]
  })
}

/** A transaction needs the actions of its parts. */
function onItems(table: ContentTable, actions: string[], keys?: readonly string[]): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    ...(keys && { conditions: inPartitions(keys) }),
  })
}

function inPartitions(keys: readonly string[]) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } }
}

function counts(table: ContentTable, keys: string, attributes: string[]): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: [table.tableArn],
    conditions: {
      ...inPartitions([keys]),
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
    },
  })
}

export function allowInvoke({ functionArn }: Pick<IFunction, 'functionArn'>): PolicyStatement {
  return new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] })
}

const allImages = ['media/*', 'private/*']

function onImages(images: IBucket, keys: string[], ...actions: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources: keys.map((key) => images.arnForObjects(key)) })
}

import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { type IndexName, indexes } from '#table/schema'
import type { DistributionParameter } from './distribution-parameter'
import type { Accounts } from './user-pool'

interface Resources {
  table: ITable
  images: IBucket
  accounts: Accounts
}

interface Erasing {
  distribution: DistributionParameter
}

const allIndexes = Object.keys(indexes) as IndexName[]

/**
 * What visitors are shown: the partitions of the table, by the beginnings of their keys
 * (functions/entities/keys.ts).
 */
const shown = ['STORE#*', 'CATEGORY#*', 'COUPON#*', 'BLOG#*', 'SLUG#*', 'WORD#*', 'PAIR#*']

/** The same of each index. Not the lists of messages, of what is hidden or of reviews that wait. */
const shownLists: Partial<Record<IndexName, string[]>> = {
  byList: ['STORE', 'CATEGORY', 'COUPON', 'BLOG'],
  byParent: ['CATEGORY#*#STORES', 'STORE#*#COUPONS', 'STORE#*#REVIEWS'],
  byRank: ['STORE', 'CATEGORY', 'REVIEW'],
  byStatus: ['REVIEW#APPROVED'],
}

/** What visitors may cause to be written, by the action and the beginnings of the keys. */
const visitorWrites: Record<string, string[]> = {
  PutItem: ['REVIEW#*', 'MESSAGE#*', 'SIGNOUT#*'],
  UpdateItem: ['COUNTER#REVIEW', 'DEVICE#*', 'IMAGE#*', 'LIMIT#*', 'SALT#*', 'SIGNOUT#*', 'VIEW#*'],
  DeleteItem: ['DEVICE#*'],
  ConditionCheckItem: ['STORE#*'],
}

/**
 * All that a visitor changes of a coupon, with what the condition of that looks at
 * (functions/entities/coupon-view.ts).
 */
const viewCounters = ['pk', 'sk', 'viewsDay', 'viewsToday', 'viewTotal']

/**
 * What the site function may do: read what visitors are shown, write what they send, and sign staff in and
 * out.
 */
export function sitePermissions({ table, images, accounts }: Resources): PolicyStatement[] {
  return [
    ...shownReads(table),
    // A review that staff write counts as approved in the role that they have now, while they are signed in;
    // and the browsers that they have signed in with before are known.
    onItems(table, ['GetItem', 'BatchGetItem'], ['ROLE#*', 'SIGNOUT#*', 'DEVICE#*']),
    ...Object.entries(visitorWrites).map(([action, keys]) => onItems(table, [action], keys)),
    countsViews(table),
    onImages(images, allImages, 's3:PutObject'),
    onAccounts(accounts, [...signInActions, 'AdminGetUser']),
  ]
}

/** What the pages function may do: read what visitors are shown. */
export function pagesPermissions({ table }: Resources): PolicyStatement[] {
  return shownReads(table)
}

/** What the admin function may do: write everything, keep and delete images, and manage accounts. */
export function adminPermissions(resources: Resources & Erasing): PolicyStatement[] {
  const { table, images, accounts } = resources
  return [
    ...reads(table, allIndexes),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']),
    onImages(images, allImages, 's3:PutObject'),
    onImages(images, ['private/*'], 's3:GetObject'),
    ...erasure(resources),
    onAccounts(accounts, [...signInActions, ...accountActions]),
  ]
}

/** What the function of the clock may do: find what is left of deletions, and delete it. */
export function cleanUpPermissions(resources: Resources & Erasing): PolicyStatement[] {
  const { table } = resources
  return [
    ...reads(table, ['byList', 'byParent']),
    onItems(table, ['PutItem', 'UpdateItem', 'DeleteItem']),
    ...erasure(resources),
  ]
}

/**
 * What it takes to delete images for good: with their versions, and to find out which distribution has
 * copies. What that may be asked for is said where that is named (distribution-parameter.ts).
 */
function erasure({ images, distribution }: Resources & Erasing): PolicyStatement[] {
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

/** What it takes to check a password, and to end sessions: of one's own account, too. */
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

function reads(table: ITable, indexNames: IndexName[]): PolicyStatement[] {
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

function shownReads(table: ITable): PolicyStatement[] {
  return [
    onItems(table, ['GetItem', 'BatchGetItem', 'Query'], shown),
    ...Object.entries(shownLists).map(
      ([index, partitions]) =>
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${table.tableArn}/index/${index}`],
          conditions: inPartitions(partitions),
        }),
    ),
  ]
}

/** Transactions need the actions of what is in them. */
function onItems(table: ITable, actions: string[], keys?: string[]): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    ...(keys && { conditions: inPartitions(keys) }),
  })
}

/** By the partition key of the table; of an index, by its own. */
function inPartitions(keys: string[]) {
  return { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } }
}

/** Of a coupon nothing but its counters is changed, and nothing else comes back. */
function countsViews(table: ITable): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: [table.tableArn],
    conditions: {
      ...inPartitions(['COUPON#*']),
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': viewCounters },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
    },
  })
}

/** Those that anyone may read, and those that staff alone may (functions/images/image-path.ts). */
const allImages = ['media/*', 'private/*']

function onImages(images: IBucket, keys: string[], ...actions: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources: keys.map((key) => images.arnForObjects(key)) })
}

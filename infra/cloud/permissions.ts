import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { type IndexName, indexes } from '#infra/table'
import type { Accounts } from './protect-accounts'

interface Resources {
  table: ITable
  images: IBucket
  accounts: Accounts
}

const allIndexes = Object.keys(indexes) as IndexName[]

/** What visitors may cause to be written, by the action and the beginnings of the keys (functions/data/keys.ts). */
const visitorWrites: Record<string, string[]> = {
  PutItem: ['REVIEW#*', 'MESSAGE#*', 'SIGNOUT#*'],
  UpdateItem: ['COUPON#*', 'COUNTER#REVIEW', 'DEVICE#*', 'IMAGE#*', 'LIMIT#*', 'SALT#*', 'VIEW#*'],
  ConditionCheckItem: ['STORE#*'],
}

/** What the site function may do: read, write what visitors send, and sign staff in and out. */
export function sitePermissions({ table, images, accounts }: Resources): PolicyStatement[] {
  return [
    ...reads(table, allIndexes),
    ...Object.entries(visitorWrites).map(([action, keys]) => writes(table, [action], keys)),
    onImages(images, allImages, 's3:PutObject'),
    onAccounts(accounts, [...signInActions, 'AdminGetUser']),
  ]
}

/** What the pages function may do: read. */
export function pagesPermissions({ table }: Resources): PolicyStatement[] {
  return reads(table, allIndexes)
}

/** What the admin function may do: write everything, keep and delete images, and manage accounts. */
export function adminPermissions({ table, images, accounts }: Resources): PolicyStatement[] {
  return [
    ...reads(table, allIndexes),
    writes(table, ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']),
    onImages(images, allImages, 's3:PutObject', 's3:DeleteObject'),
    onImages(images, ['private/*'], 's3:GetObject'),
    onAccounts(accounts, [...signInActions, ...accountActions]),
  ]
}

/** What the function of the clock may do: find what is left of deletions, and delete it. */
export function cleanUpPermissions({ table, images }: Resources): PolicyStatement[] {
  return [
    ...reads(table, ['byList', 'byParent']),
    writes(table, ['PutItem', 'UpdateItem', 'DeleteItem']),
    onImages(images, allImages, 's3:DeleteObject'),
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

/** Transactions need the actions of what is in them. */
function writes(table: ITable, actions: string[], keys?: string[]): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    ...(keys && { conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } }),
  })
}

/** Those that anyone may read, and those that staff alone may (functions/data/image-path.ts). */
const allImages = ['media/*', 'private/*']

function onImages(images: IBucket, keys: string[], ...actions: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources: keys.map((key) => images.arnForObjects(key)) })
}

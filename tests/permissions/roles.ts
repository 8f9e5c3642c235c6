import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { App, Stack } from 'aws-cdk-lib'
import { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { beforeAll, beforeEach, vi } from 'vitest'
import { cognito } from '#functions/accounts/cognito'
import { openOperations } from '#infra/constructs/accounts-firewall'
import {
  cardsPermissions,
  changesPermissions,
  formsPermissions,
  pagesPermissions,
  sitePermissions,
} from '#infra/constructs/permissions'
import type { Accounts } from '#infra/constructs/user-pool'
import { environmentOf } from '#infra/environments'
import { useEmptyTable } from '../support/api'
import { createContent } from '../support/create-content'
import { staffToken } from '../support/tokens'
import type { CreatedIds } from '../support/valid-request'
import { type Request, requestsIn } from './table-requests'

/** Requests of the current test to the table, and to Cognito except operations that need no role. */
export const tableRequests: Request[] = []
export const cognitoRequests = new Set<string>()

/** One item of each group, from before the first test. */
export const created: CreatedIds = {}

type Send = (command: { input: object }) => Promise<unknown>

export function recordRequests(): void {
  beforeAll(async () => {
    await useEmptyTable()
    Object.assign(created, await createContent(await staffToken()))
    cognito().middlewareStack.add(
      (next, { commandName = '' }) =>
        (args) => {
          const operation = commandName.replace('Command', '')
          if (!(openOperations as readonly string[]).includes(operation)) cognitoRequests.add(operation)
          return next(args)
        },
      { step: 'initialize', priority: 'high', name: 'record', override: true },
    )
  })
  beforeEach(() => {
    tableRequests.splice(0)
    cognitoRequests.clear()
    const send = Reflect.get(DynamoDBDocumentClient.prototype, 'send') as Send
    vi.spyOn(DynamoDBDocumentClient.prototype as unknown as { send: Send }, 'send').mockImplementation(
      function record(this: unknown, command) {
        tableRequests.push(...requestsIn(command.constructor.name.replace('Command', ''), command.input))
        return send.call(this, command)
      },
    )
  })
}

const stack = new Stack(new App(), 'Test')
const resources = {
  environment: environmentOf('prod'),
  table: Table.fromTableAttributes(stack, 'Table', { tableName: 'clipwell', tableStreamArn: 'arn:stream' }),
  images: Bucket.fromBucketName(stack, 'Images', 'images'),
  accounts: { userPool: UserPool.fromUserPoolId(stack, 'Accounts', 'us-east-1_accounts') } as Accounts,
  distribution: { arn: 'arn:parameter' },
}

const asJson = (statements: PolicyStatement[]) => statements.map((statement) => statement.toJSON())

/** The statements of each function's role. */
export const roles = {
  site: asJson(sitePermissions(resources)),
  cards: asJson(cardsPermissions(resources)),
  pages: asJson(pagesPermissions(resources)),
  changes: asJson(changesPermissions(resources)),
  forms: asJson(formsPermissions(resources)),
}

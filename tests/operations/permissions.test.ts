import { App, Stack } from 'aws-cdk-lib'
import { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { beforeAll, expect, test } from 'vitest'
import { documents } from '#functions/data/client'
import { cognito } from '#functions/data/cognito'
import { createCoupon } from '#functions/data/coupon'
import { createStore } from '#functions/data/store'
import { openOperations } from '#infra/cloud/accounts-firewall'
import { localCode } from '#infra/local/cognito'
import type { Accounts } from '#infra/cloud/protect-accounts'
import { sitePermissions } from '#infra/cloud/permissions'
import { callApi, useEmptyTable } from '../support/api'
import { at, couponForm, formDataOf, storeForm } from '../support/content'
import { png } from '../support/image'
import { addSecondStep } from '../support/second-step'
import { createAccount } from '../support/staff'
import { codeAt } from '../support/totp'

/** What a function has asked of the table, as IAM sees it: `dynamodb:PutItem REVIEW#01H…`, `dynamodb:Query index byList`. */
const asked = new Set<string>()

let storeId: string
let couponId: string

beforeAll(async () => {
  await useEmptyTable()
  const now = at('01T10:00:00')
  storeId = (await createStore(storeForm({ name: 'Zephyr' }), { logo: '/logo.webp' }, now))._id
  couponId = (await createCoupon(couponForm({ storeId }), now))._id
  cognito().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const operation = commandName.replace('Command', '')
        // What is asked with a secret or a token of Cognito's takes no role.
        if (!(openOperations as readonly string[]).includes(operation)) asked.add(`cognito-idp:${operation}`)
        return next(args)
      },
    { step: 'initialize', priority: 'high', name: 'record' },
  )
  documents().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        for (const request of requestsIn(commandName.replace('Command', ''), args.input)) asked.add(request)
        return next(args)
      },
    { step: 'initialize', priority: 'high', name: 'record' },
  )
})

// oxlint-disable-next-line typescript/no-explicit-any -- requests of all kinds
function requestsIn(command: string, input: any): string[] {
  if (command.startsWith('TransactWrite')) return input.TransactItems.flatMap(partOf)
  if (command.startsWith('BatchGet')) return ['dynamodb:BatchGetItem']
  const operation = /Item$|Query|Scan/.test(command) ? command : `${command}Item`
  if (operation === 'Query') return [`dynamodb:Query${input.IndexName ? ` index ${input.IndexName}` : ''}`]
  return [`dynamodb:${operation} ${(input.Key ?? input.Item)?.pk ?? ''}`]
}

// oxlint-disable-next-line typescript/no-explicit-any -- a part of a transaction
function partOf(part: any): string[] {
  return Object.entries<typeof part>(part).map(([kind, { Key, Item }]) => {
    const action = kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`
    return `dynamodb:${action} ${(Key ?? Item).pk}`
  })
}

/** The statements of the site function's role. */
function statements() {
  const stack = new Stack(new App(), 'Test')
  const table = Table.fromTableName(stack, 'Table', 'clipwell')
  const images = Bucket.fromBucketName(stack, 'Images', 'images')
  const userPool = UserPool.fromUserPoolId(stack, 'Accounts', 'us-east-1_accounts')
  return sitePermissions({ table, images, accounts: { userPool } as Accounts }).map((statement) =>
    statement.toJSON(),
  )
}

/** Whether a statement allows a request, by its action, its index and the beginning of its key. */
function isAllowed(request: string): boolean {
  const [action = '', kind = '', index] = request.split(' ')
  return statements().some(({ Action, Resource, Condition }) => {
    const resources = JSON.stringify(Resource)
    const keys: string[] | undefined = Condition?.['ForAllValues:StringLike']['dynamodb:LeadingKeys']
    return (
      [Action].flat().includes(action) &&
      (kind === 'index' ? resources.includes(`/index/${index}`) : !resources.includes('/index/')) &&
      (!keys || keys.some((key) => (key.endsWith('*') ? kind.startsWith(key.slice(0, -1)) : kind === key)))
    )
  })
}

test('what visitors can send and read asks nothing that the role of the site function forbids', async () => {
  const picture = await png('teal')
  const review = { reviewerName: 'Rosa', text: 'Good.', rating: '4', storeId, elapsedMs: '9000' }
  const message = { fullName: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello.', elapsedMs: 9000 }
  const account = await createAccount()
  const invited = { ...(await createAccount({ temporary: true })), newPassword: 'N3w-passw0rd!' }
  const guarded = await createAccount()
  const code = codeAt(await addSecondStep(guarded), new Date())
  const signedIn = await callApi('POST /users/login', { json: account })
  const reset = { email: account.email, code: localCode, password: 'N3w-passw0rd!' }
  asked.clear()
  const answers = [
    await callApi('POST /reviews/create', { form: formDataOf({ ...review, profilePicture: picture }) }),
    await callApi('POST /messages', { json: message }),
    await callApi('POST /coupons/{id}/views', { params: { id: couponId } }),
    await callApi('POST /users/login', { json: account }),
    await callApi('POST /users/login', { json: invited }),
    await callApi('POST /users/login', { json: { ...guarded, code } }),
    await callApi('POST /users/refresh', { cookies: [signedIn.cookies[0]?.split(';')[0] ?? ''] }),
    await callApi('POST /users/logout', { token: signedIn.body.token }),
    await callApi('POST /users/forgotten-password', { json: { email: account.email } }),
    await callApi('POST /users/reset-password', { json: reset }),
    await callApi('GET /stores'),
    await callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } }),
    await callApi('GET /stores/search/{term}', { params: { term: 'zep' } }),
    await callApi('GET /stores/coupons/{storeId}', { params: { storeId } }),
    await callApi('GET /categories/top'),
    await callApi('GET /reviews/approved'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([
    201, 201, 200, 200, 200, 200, 200, 204, 204, 204, 200, 200, 200, 200, 200, 200,
  ])

  const requests = [...asked]
  expect(requests.filter((request) => !isAllowed(request))).toEqual([])
  for (const write of [
    'PutItem REVIEW#',
    'PutItem MESSAGE#',
    'PutItem SIGNOUT#',
    'UpdateItem VIEW#',
    'UpdateItem DEVICE#',
  ]) {
    expect(requests.some((request) => request.startsWith(`dynamodb:${write}`))).toBe(true)
  }
})

test('what only staff may do is forbidden to it', () => {
  const forbidden = [
    'dynamodb:DeleteItem REVIEW#1',
    'dynamodb:PutItem STORE#1',
    'dynamodb:PutItem ROLE#1',
    'dynamodb:UpdateItem REVIEW#1',
    'dynamodb:UpdateItem COUNTER#STORE',
    'dynamodb:Scan',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminAddUserToGroup',
  ]
  expect(forbidden.filter(isAllowed)).toEqual([])
})

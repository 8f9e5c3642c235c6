import { App, Stack } from 'aws-cdk-lib'
import { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { beforeAll, expect, test } from 'vitest'
import { documents } from '#functions/data/client'
import { createCoupon } from '#functions/data/coupon'
import { createStore } from '#functions/data/store'
import type { Accounts } from '#infra/cloud/protect-accounts'
import { sitePermissions } from '#infra/cloud/permissions'
import { callApi, useEmptyTable } from '../support/api'
import { at, couponForm, formDataOf, storeForm } from '../support/content'
import { png } from '../support/image'
import { createAccount } from '../support/staff'

/** What a function has asked of the table, as IAM sees it: `dynamodb:PutItem REVIEW#01H…`, `dynamodb:Query index byList`. */
const asked = new Set<string>()

let storeId: string
let couponId: string

beforeAll(async () => {
  await useEmptyTable()
  const now = at('01T10:00:00')
  storeId = (await createStore(storeForm({ name: 'Zephyr' }), { logo: '/logo.webp' }, now))._id
  couponId = (await createCoupon(couponForm({ storeId }), now))._id
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
  return sitePermissions({ table, images, accounts: {} as Accounts }).map((statement) => statement.toJSON())
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
  const answers = [
    await callApi('POST /reviews/create', { form: formDataOf({ ...review, profilePicture: picture }) }),
    await callApi('POST /messages', { json: message }),
    await callApi('POST /coupons/{id}/views', { params: { id: couponId } }),
    await callApi('POST /users/login', { json: account }),
    await callApi('GET /stores'),
    await callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } }),
    await callApi('GET /stores/search/{term}', { params: { term: 'zep' } }),
    await callApi('GET /stores/coupons/{storeId}', { params: { storeId } }),
    await callApi('GET /categories/top'),
    await callApi('GET /reviews/approved'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 200, 200, 200, 200, 200])

  const requests = [...asked]
  expect(requests.filter((request) => !isAllowed(request))).toEqual([])
  for (const write of ['PutItem REVIEW#', 'PutItem MESSAGE#', 'UpdateItem VIEW#', 'UpdateItem DEVICE#']) {
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
  ]
  expect(forbidden.filter(isAllowed)).toEqual([])
})

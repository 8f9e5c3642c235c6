import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authenticate } from '#functions/accounts/authenticate'
import { indexes } from '#table/schema'
import { type Services, startServices } from '#local/services'
import { createDemoStaff, demoPassword } from '#demo/staff'

const timeout = 60_000
const item = { pk: { S: 'store#1' }, sk: { S: 'store' } }

const earlier = { ...process.env }
let dataDir: string
let services: Services

const signIn = () => authenticate({ username: 'manager@example.com', password: demoPassword })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clipwell data '))
  services = await startServices({ dataDir })
  Object.assign(process.env, services.environment)
}, timeout)

afterAll(async () => {
  await services.stop()
  await rm(dataDir, { recursive: true })
  // Other files share the process, and clients that connect to these services.
  for (const name of Object.keys(services.environment)) delete process.env[name]
  Object.assign(process.env, earlier)
  vi.resetModules()
}, timeout)

test('the table has every index, and its items expire', async () => {
  const client = new DynamoDBClient()
  const TableName = services.environment['TABLE_NAME']
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(
    Object.keys(indexes).sort(),
  )
  expect(TimeToLiveDescription).toEqual({ AttributeName: 'expiresAt', TimeToLiveStatus: 'ENABLED' })
})

test('the tokens of staff live 15 minutes and can be verified by the issuer the functions know', async () => {
  await createDemoStaff()
  const tokens = await signIn()
  const { TOKEN_ISSUER, USER_POOL_CLIENT_ID } = services.environment
  const { payload } = await jwtVerify(
    tokens.IdToken ?? '',
    createRemoteJWKSet(new URL(`${TOKEN_ISSUER}/.well-known/jwks.json`)),
    { issuer: TOKEN_ISSUER, audience: USER_POOL_CLIENT_ID },
  )
  expect(payload).toMatchObject({ email: 'manager@example.com', 'cognito:groups': ['manager'] })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60)
})

test('a second start on the same data is refused while the first one runs', async () => {
  await expect(startServices({ dataDir })).rejects.toThrow(`The data in ${dataDir} is in use`)
})

describe('after a restart', () => {
  const Key = 'media/logo.png'
  let before: Record<string, string>

  beforeAll(async () => {
    const { TABLE_NAME: TableName, MEDIA_BUCKET: Bucket } = services.environment
    await createDemoStaff()
    await new DynamoDBClient().send(new PutItemCommand({ TableName, Item: item }))
    await new S3Client().send(new PutObjectCommand({ Bucket, Key, Body: 'logo', ContentType: 'image/png' }))
    before = services.environment
    await services.stop()
    services = await startServices({ dataDir })
    Object.assign(process.env, services.environment)
  }, timeout)

  test('all addresses and names are unchanged', () => {
    expect(services.environment).toEqual(before)
  })

  test('the data is still there', async () => {
    const { TABLE_NAME: TableName, MEDIA_BUCKET: Bucket } = services.environment
    const stored = await new DynamoDBClient().send(new GetItemCommand({ TableName, Key: item }))
    const object = await new S3Client().send(new GetObjectCommand({ Bucket, Key }))
    expect(stored.Item).toEqual(item)
    expect({ type: object.ContentType, body: await object.Body?.transformToString() }).toEqual({
      type: 'image/png',
      body: 'logo',
    })
  })

  test('staff can sign in', async () => {
    expect(await signIn()).toMatchObject({ IdToken: expect.any(String) })
  })
})

test('an aborted start ends what it started and frees the data', { timeout }, async () => {
  const other = await mkdtemp(join(tmpdir(), 'clipwell-'))
  const abort = new AbortController()
  const starting = startServices({ dataDir: other, signal: abort.signal })
  abort.abort()
  await expect(starting).rejects.toThrow('This operation was aborted')
  expect(await readdir(other)).not.toContain('running.json')
  await rm(other, { recursive: true })
})

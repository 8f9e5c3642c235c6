import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { migrations } from '#migrations/all'
import { migrate } from '#migrations/migrate'
import { hasOlderContent, oldestCommit } from '#migrations/older-content'
import { keyOfPass } from '#migrations/pass'
import { rekeyPass } from '#migrations/rekey-pass'
import { moveStarted } from '#functions/coupon/scheduled-coupons'
import { needs } from '#functions/features/needs'
import { documentClient, tableName } from '#table/client'
import { callApi } from '../support/api'
import { exhaustive, sampleOf } from '../support/sample'
import { baseline } from '../baseline/answers'
import { useBaseline } from '../baseline/load'
import { allItems, everyItem } from '../support/table-items'
import { staffToken } from '../support/tokens'

beforeEach(async () => {
  await useBaseline()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(baseline().recordedAt) })
})

/** One or two answers say nothing of an offer any more. Clients know these as null, of offers without any. */
const notYetSaid = /\.proof\.(checkedAt|workedAt)$/

function lackingIn(current: unknown, recorded: unknown, place = ''): string[] {
  if (recorded === null) return current === undefined ? [`${place} is missing`] : []
  if (current === null && notYetSaid.test(place)) return []
  if (typeof current !== typeof recorded || current === null)
    return [`${place} is ${JSON.stringify(current)}`]
  if (typeof recorded !== 'object') return []
  const found = current as Record<string, unknown>
  const items =
    Array.isArray(recorded) && recorded.length !== found['length'] ? [`${place} has other items`] : []
  const inner = Object.entries(recorded).flatMap(([name, value]) =>
    lackingIn(found[name], value, `${place}.${name}`),
  )
  return [...items, ...inner]
}

/** Users are in Cognito, and pictures in S3: the recorded data has neither. */
const notInTable = new Set<string>(['GET /users/', 'GET /reviews/{id}/picture'])

/** What every read of the recorded release lacks now. `npm test` takes one of sixteen. */
async function lacking(turn: number): Promise<string[]> {
  const problems: string[] = []
  const token = await staffToken()
  for (const { key, asStaff, params, query, status, body } of sampleOf(baseline().reads, 16, turn)) {
    if (notInTable.has(key)) continue
    const answer = await callApi(key, { params, query, ...(asStaff && { token }) })
    const request = `${key} ${JSON.stringify({ ...params, ...query })}`
    if (answer.status !== status) problems.push(`${request} answers ${answer.status}`)
    else problems.push(...lackingIn(answer.body, body, request))
  }
  return problems
}

/** What `npm run rekey` would write. `npm test` asks for one of 32 items. */
async function outdated(): Promise<string[]> {
  const plans = sampleOf(await everyItem(), 32).map(async (item) => rekeyPass.plan(item))
  return (await Promise.all(plans)).flatMap((change) => change?.what ?? [])
}

/** The recorded release has them, and so do its answers. */
const recorded: (keyof typeof needs)[] = ['card', 'click', 'listing', 'proof', 'report']

/**
 * Once the migrations have run, the search forgives a typing error in the name of an older store, and older
 * offers are listed as scheduled.
 */
const isOfMigrations = (problem: string) => /"ketlewick"|"status":"scheduled"/.test(problem)

beforeEach(async () => {
  for (const name of ['0009-listings', '0010-digits-of-other-scripts']) {
    const Item = { ...keyOfPass(name), finishedAt: baseline().recordedAt }
    await documentClient().send(new PutCommand({ TableName: tableName(), Item }))
  }
  await moveStarted(new Date())
})

test('a client of the recorded release gets all that it knows, a minute after the release', async () => {
  expect(Object.keys(needs)).toEqual(expect.arrayContaining(recorded))
  expect([oldestCommit, await hasOlderContent()]).toEqual([baseline().commit, false])
  expect(await outdated()).not.toEqual([])
  expect((await lacking(0)).filter((problem) => !isOfMigrations(problem))).toEqual([])
})

// The migrations read a whole catalogue item by item: operations/migrate.test.ts runs others over less.
test.runIf(exhaustive)('and it gets that once the migrations have run', { timeout: 240_000 }, async () => {
  await migrate(migrations, () => undefined)
  expect(await lacking(1)).toEqual([])
  expect([await hasOlderContent(), await outdated()]).toEqual([false, []])
  const { body } = await callApi('GET /stores/search/{term}', { params: { term: 'ketlewick' } })
  expect(body).toHaveLength(1)
  const coupon = (await allItems()).find(({ sk }) => sk === 'COUPON')
  const search = { search: String(coupon?.title), limit: '100' }
  const found = await callApi('GET /coupons', { query: search, token: await staffToken() })
  expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(coupon?._id)
  expect((await allItems()).filter(({ pk }) => pk.startsWith('GAP#'))).toEqual([])
})

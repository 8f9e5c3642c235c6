import { beforeEach, expect, test, vi } from 'vitest'
import type { RouteKey } from '#domain/api/api'
import { migrations } from '#migrations/all'
import { migrate } from '#migrations/migrate'
import { hasOlderContent, oldestCommit } from '#migrations/older-content'
import { keyOfPass } from '#migrations/pass'
import { rekeyPass } from '#migrations/rekey-pass'
import { moveStarted } from '#functions/coupon/scheduled-coupons'
import { needs } from '#functions/features/needs'
import type { Item } from '#table/keys'
import { staffChangesOfOldItems } from '../features/requests'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { contradictions } from '../support/integrity'
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

/** What migrations bring: a typing error is forgiven, and older offers are listed as scheduled. */
const isOfMigrations = (problem: string) => /"ketlewick"|"status":"scheduled"/.test(problem)

beforeEach(async () => {
  const { recordedAt: finishedAt } = baseline()
  const done = ['0009-listings', '0010-digits-of-other-scripts']
  await writeItems(done.map((name) => ({ ...keyOfPass(name), finishedAt })))
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

test.runIf(exhaustive)(
  'staff change what the recorded release has stored, before it is migrated',
  async () => {
    const token = await staffToken()
    const params = async (sk: string, wanted: (item: Item) => boolean = () => true) => {
      const item = (await allItems()).find((each) => each.sk === sk && wanted(each))
      return { id: String(item?.['_id']) }
    }
    const answers = [
      await callApi('PUT /stores/by-id/{id}', {
        token,
        params: await params('STORE'),
        json: { slug: 'new' },
      }),
      await callApi('PUT /categories/{id}', {
        token,
        params: await params('CATEGORY'),
        json: { name: 'New' },
      }),
      await callApi('PUT /coupons/{id}', { token, params: await params('COUPON'), json: { terms: 'Once.' } }),
      await callApi('PATCH /reviews/by-id/{id}/approve', {
        token,
        params: await params('REVIEW', ({ approved }) => approved === false),
      }),
      await callApi('PUT /blogs/{id}', { token, params: await params('BLOG'), json: { title: 'New' } }),
    ]
    for (const [key, { sk, isIt, json }] of Object.entries(staffChangesOfOldItems))
      answers.push(await callApi(key as RouteKey, { token, params: await params(sk, isIt), json }))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await migrate(migrations, () => undefined)
    expect(await contradictions()).toEqual([])
  },
)

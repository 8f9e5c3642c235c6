import { beforeEach, expect, test, vi } from 'vitest'
import type { RouteKey } from '#domain/api/api'
import { migrations } from '#migrations/all'
import { migrate } from '#migrations/migrate'
import type { Item } from '#table/keys'
import { staffChangesOfOldItems } from '../features/requests'
import { callApi } from '../support/api'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { baseline } from '../baseline/answers'
import { useBaseline } from '../baseline/load'
import { staffToken } from '../support/tokens'

beforeEach(async () => {
  await useBaseline()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(baseline().recordedAt) })
})

test('staff change what the recorded release has stored, before it is migrated', async () => {
  const token = await staffToken()
  const params = async (sk: string, wanted: (item: Item) => boolean = () => true) => {
    const item = (await allItems()).find((each) => each.sk === sk && wanted(each))
    return { id: String(item?.['_id']) }
  }
  const answers = [
    await callApi('PUT /stores/by-id/{id}', { token, params: await params('STORE'), json: { slug: 'new' } }),
    await callApi('PUT /categories/{id}', { token, params: await params('CATEGORY'), json: { name: 'New' } }),
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
})

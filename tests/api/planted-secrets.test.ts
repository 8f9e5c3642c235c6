import { beforeAll, expect, test } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { sitePages } from '#domain/page/site-pages'
import type { Item } from '#table/keys'
import { openPage } from '../pages/open-page'
import { callApi } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { addressOf, contentFor, createContent } from '../support/create-content'
import { everyItem } from '../support/table-items'
import { staffToken } from '../support/tokens'
import { type CreatedIds, validRequests } from '../support/valid-request'
import { token, useStaff } from '../support/one-store'

// Something that a later version stores beside what it may show: on each item, and in each part of one.

const secret = 'planted-secret'

function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted)
  if (typeof value !== 'object' || value === null || value instanceof Set) return value
  const parts = Object.entries(value).map(([name, part]) => [name, planted(part)])
  return { ...Object.fromEntries(parts), secretNote: secret }
}

let created: CreatedIds

useStaff({ role: 'admin', once: true })
beforeAll(async () => {
  created = await createContent(token)
  for (const key of reads) Object.assign(created, await contentFor(key, token))
  await writeItems((await everyItem()).map((item) => planted(item) as Item))
})

const reads = routeKeys.filter((key) => key.startsWith('GET '))

test.each(reads)('%s shows only what its row says', async (key) => {
  const callers = [{}, { token: await staffToken() }]
  for (const caller of callers) {
    for (const request of validRequests(key, created)) {
      const { status, body } = await callApi(key, { ...request, ...caller })
      expect([Number(status) < 500, JSON.stringify(body ?? '').includes(secret)]).toEqual([true, false])
    }
  }
})

test.each(Object.values(sitePages).map(({ path }) => path))('the page %s shows none of it', async (path) => {
  const { status, html } = await openPage(addressOf(path, created))
  expect([Number(status) < 500, html.includes(secret)]).toEqual([true, false])
})

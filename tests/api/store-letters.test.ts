import { beforeAll, expect, test } from 'vitest'
import type { Store } from '#domain/store/store'
import { callApi, nextOf, useEmptyTable } from '../support/api'
import { at } from '../support/content'
import { newStore } from '../support/one-store'

const names = ['Élan', 'Ebb', 'eton', 'Zara', '3M', '100 Things', 'Ørsted', '京东', '🦊', 'Nike']

beforeAll(async () => {
  await useEmptyTable()
  for (const [number, name] of names.entries()) {
    await newStore({ name, slug: `store-${number}` }, at('02T08:00'))
  }
})

async function namesOf(letter: string, query: Record<string, string> = {}) {
  const { status, body, headers } = await callApi('GET /stores/letter/{letter}', {
    params: { letter },
    query,
  })
  expect(status).toBe(200)
  return { found: (body as Store[]).map(({ name }) => name), next: nextOf(headers) }
}

test.each([
  ['E', ['Ebb', 'Élan', 'eton']],
  ['é', ['Ebb', 'Élan', 'eton']],
  ['o', ['Ørsted']],
  ['N', ['Nike']],
  ['Q', []],
  ['0-9', ['3M', '100 Things']],
  ['5', ['3M', '100 Things']],
  ['other', ['🦊', '京东']],
])('the stores under %o, by name', async (letter, expected) => {
  expect(await namesOf(letter)).toEqual({ found: expected, next: undefined })
})

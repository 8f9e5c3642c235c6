import { expect } from 'vitest'
import type { RouteKey } from '#domain/api/api'
import { giveTest } from '#functions/features/proof/signal'
import { callApi } from '../../support/api'
import { at } from '../../support/content'

export const now = at('10T12:00')

/** Someone of staff says whether an offer worked. */
export const testBy = (tester: string, offer: string, outcome: 'worked' | 'failed' = 'worked') =>
  giveTest(offer, { outcome, note: undefined }, { id: tester, email: 't@example.com' }, now)

export async function titlesAt(key: RouteKey, parts: object = {}): Promise<string[]> {
  const { status, body } = await callApi(key, parts)
  expect(status).toBe(200)
  return (body as { title: string }[]).map(({ title }) => title)
}

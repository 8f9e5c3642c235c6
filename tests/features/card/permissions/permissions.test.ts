import { expect, test } from 'vitest'
import { handler as cards } from '#functions/lambdas/cards'
import { tableRequests, created, recordRequests, roles } from '../../../permissions/roles'
import { isAllowed } from '../../../permissions/table-requests'
import { defaultEventOf } from '../../../support/event'

recordRequests()

test("cards only make requests that the cards function's role allows", async () => {
  const slug = encodeURIComponent(created['stores']?.slug ?? '')
  for (const [path, status] of [
    [`/cards/store/${slug}/x.png`, 302],
    [`/cards/blog/${created['blogs']?._id}/x.png`, 302],
    ['/cards/store/nobody/x.png', 404],
    ['/cards/site/x.png', 302],
  ] as const) {
    const { statusCode } = await cards(defaultEventOf('GET', path))
    expect([path, statusCode]).toEqual([path, status])
  }
  expect(tableRequests.length).toBeGreaterThan(2)
  expect(tableRequests.filter((request) => !isAllowed(roles.cards, request))).toEqual([])
})

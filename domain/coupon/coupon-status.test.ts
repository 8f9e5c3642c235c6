import { expect, test } from 'vitest'
import { couponStatusOf, isRedeemable } from './coupon-status'

const now = new Date('2026-12-24T12:00:00.000Z')
const offer = { startsAt: null, endsAt: null, withdrawnAt: null }

test.each([
  [{}, 'live'],
  [{ startsAt: '2026-12-24T12:00:00.000Z' }, 'live'],
  [{ startsAt: '2026-12-24T12:00:00.001Z' }, 'scheduled'],
  [{ endsAt: '2026-12-26T12:00:00.001Z' }, 'live'],
  [{ endsAt: '2026-12-26T12:00:00.000Z' }, 'ending'],
  [{ endsAt: '2026-12-24T12:00:00.001Z' }, 'ending'],
  [{ endsAt: '2026-12-24T12:00:00.000Z' }, 'expired'],
  [{ startsAt: '2026-12-25T00:00:00.000Z', endsAt: '2026-12-26T00:00:00.000Z' }, 'scheduled'],
  [{ withdrawnAt: '2026-12-20T00:00:00.000Z' }, 'withdrawn'],
  [{ withdrawnAt: '2026-12-20T00:00:00.000Z', endsAt: '2026-12-21T00:00:00.000Z' }, 'withdrawn'],
])('an offer with %j is %s', (dates, status) => {
  expect(couponStatusOf({ ...offer, ...dates }, now)).toBe(status)
})

test('visitors can use what is live, to its last moment', () => {
  const redeemable = (['scheduled', 'live', 'ending', 'expired', 'withdrawn'] as const).filter(isRedeemable)
  expect(redeemable).toEqual(['live', 'ending'])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponStatusOf } from '#domain/coupon/coupon-status'
import { nextChange } from '#domain/coupon/coupon-labels'
import { endOfDay, instantOf } from '#domain/time/zoned-time'
import { nextEdgeIn, publicCache } from './public-cache'

const now = new Date('2026-12-24T12:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

function secondsOf(header: string): number {
  const of = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1])
  return of('s-maxage') + Math.max(of('stale-while-revalidate'), of('stale-if-error'))
}

test.each([
  [undefined, 45, 15],
  [later(3_600_000), 45, 15],
  [later(60_000), 45, 15],
  [later(50_900), 45, 5],
  [later(30_000), 30, 0],
  [later(999), 0, 0],
  [later(-5), 0, 0],
])('an answer that changes at %s is cached for %d s, and %d s longer', (change, cached, stale) => {
  expect(publicCache(change, now)).toBe(
    `public, max-age=0, s-maxage=${cached}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
  )
})

test('an answer is cached until the next start or end of what it shows', () => {
  const [first, second] = [later(5000).toISOString(), later(9000).toISOString()]
  const timed = { startsAt: later(-1).toISOString(), endsAt: second }
  expect(nextEdgeIn([{ name: 'x' }, timed, { startsAt: first, endsAt: null }], now)).toEqual(later(5000))
  expect(nextEdgeIn(timed, now)).toEqual(later(9000))
  expect(
    [undefined, 'text', [], [null], { endsAt: 'never' }].map((answer) => nextEdgeIn(answer, now)),
  ).toEqual(Array(5).fill(undefined))
})

test('what is cached a second before a day starts or ends is right a second after, in any zone', () => {
  const zones = [
    'UTC',
    'Europe/London',
    'America/New_York',
    'Africa/Cairo',
    'America/Santiago',
    'Asia/Kolkata',
  ]
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...zones),
      fc.boolean(),
      fc.integer({ min: 1, max: 90_000 }),
      (date, zone, isEnd, before) => {
        const text = date.toISOString().slice(0, 10)
        const edge = isEnd ? endOfDay(text, zone) : instantOf(text, zone)
        const none = { startsAt: null, endsAt: null, endsPrecision: 'day', withdrawnAt: null } as const
        const offer = { ...none, [isEnd ? 'endsAt' : 'startsAt']: edge.toISOString() }
        const cachedAt = new Date(edge.getTime() - before)
        const seconds = secondsOf(publicCache(nextChange(offer, cachedAt), cachedAt))
        const answeredLast = new Date(cachedAt.getTime() + seconds * 1000 - 1)
        expect(answeredLast < edge).toBe(true)
        expect(couponStatusOf(offer, answeredLast)).toBe(couponStatusOf(offer, cachedAt))
      },
    ),
  )
})

import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { exampleAnswer } from '../../../../tests/support/valid-request'
import { needsTest } from './test-queue'

const [offer] = exampleAnswer('GET /coupons/doubted') as Coupon[]
const untested = { ...offer!.proof, state: 'untested' as const, askedAt: undefined, testedAt: null }

test.each<[string, object, boolean]>([
  ['is in doubt', { proof: { ...untested, state: 'checking' } }, true],
  ['was asked about', { proof: { ...untested, askedAt: '2026-11-22T10:00:00Z' } }, true],
  ['has been tested', { proof: { ...untested, state: 'works', testedAt: '2026-11-22T10:00:00Z' } }, false],
  ['was withdrawn', { proof: { ...untested, state: 'checking' }, status: 'withdrawn' }, false],
])('an offer that %s: %o, waits for a test: %s', (_, changed, waits) => {
  expect(needsTest({ ...offer!, status: 'live', ...changed })).toBe(waits)
})

import { expect, test } from 'vitest'
import { sentPage, withoutOldThanks } from './sent-address'

const now = new Date('2026-05-01T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const at = (address: string) => new URL(address, 'http://origin')

test.each(['/reach-us', '/coupons/ebb?couponId=1'])(
  '%s says for ten minutes that its form was sent',
  (page) => {
    const address = at(sentPage(page, now, 'failed'))
    expect(address.hash).toBe('#outcome')
    // The clock of another function may be behind.
    for (const minutes of [-0.5, 0, 9.9]) expect(withoutOldThanks(address, later(minutes))).toBeUndefined()
    for (const minutes of [-2, 10, 50_000]) expect(withoutOldThanks(address, later(minutes))).toBe(page)
  },
)

test.each(['sent=failed', 'sent=1', 'sent', 'sent=1.', 'sent=1.-', 'sent=.zzzzzzzzzzzzzzzz'])(
  'an address with a made-up %s does not',
  (query) => {
    expect(withoutOldThanks(at(`/coupons/ebb?couponId=1&${query}`), now)).toBe('/coupons/ebb?couponId=1')
    expect(withoutOldThanks(at(`/reach-us?${query}`), now)).toBe('/reach-us')
  },
)

test.each(['//evil.example/x', '///evil.example/x', '/\\evil.example/x'])(
  '%s leads to no other site',
  (path) => {
    const location = withoutOldThanks(new URL(`http://origin${path}?sent=1`), now) ?? ''
    expect(new URL(location, 'https://site.example').href).toBe('https://site.example/evil.example/x')
  },
)

test('other addresses stay as they are', () => {
  expect(withoutOldThanks(at('/reach-us'), now)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { pageAddress } from './page-address'

test.each([
  ['/coupons/nike', 'couponId=01A&cursor=a%2Bb', '/coupons/nike?couponId=01A&cursor=a%2Bb'],
  ['/home', 'couponId=01A&cursor=a', '/home'],
  ['/explore', 'utm_source=mail&cursor=1&page=2', '/explore?cursor=1'],
  ['/explore', 'cursor=1&cursor=2', '/explore?cursor=1'],
  ['/store/h%26m', '', '/store/h%26m'],
  ['//elsewhere', 'x', '//elsewhere'],
])('%s with %j is rendered as %s', (rawPath, rawQueryString, expected) => {
  const { origin, pathname, search } = pageAddress({ rawPath, rawQueryString })
  expect([origin, pathname + search]).toEqual(['http://origin', expected])
})

import { expect, test, vi } from 'vitest'
import { site } from '#site'
import { siteAddress } from './site-address'

test('with a domain it is that of the domain, whatever a request claims', () => {
  vi.stubEnv('SITE_ADDRESS', 'https://coupons.example.com')
  expect(siteAddress({ 'x-viewer-host': 'evil.example' })).toBe('https://coupons.example.com')
})

test.each([
  ['d123.cloudfront.net', 'https://d123.cloudfront.net'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['Shop.Example', 'https://shop.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
])('without a domain, at the host %s it is %s', (host, address) => {
  vi.stubEnv('SITE_ADDRESS', '')
  expect(siteAddress({ 'x-viewer-host': host })).toBe(address)
})

test.each([undefined, '', 'a b', '<script>', 'a:b'])('at the host %s it is that of the settings', (host) => {
  vi.stubEnv('SITE_ADDRESS', '')
  expect(siteAddress({ 'x-viewer-host': host })).toBe(site.address)
})

import { expect, test } from 'vitest'
import { networksOf } from './network'

test.each([
  ['203.0.113.7', { client: '203.0.113.7', block: '203.0.113' }],
  ['2001:db8:0:1234', { client: '2001:db8:0:1234', site: '2001:db8:0:12', block: '2001:db8:0' }],
  ['2001:db8:0:34', { client: '2001:db8:0:34', site: '2001:db8:0:0', block: '2001:db8:0' }],
  ['0:0:0:0', { client: '0:0:0:0', site: '0:0:0:0', block: '0:0:0' }],
  ['', { client: '' }],
  ['unknown', { client: 'unknown' }],
])('%s is in these networks: %o', (client, networks) => {
  expect(networksOf(client)).toEqual(networks)
})

test('a network of 48 bits has 65,536 clients, 256 sites and one block', () => {
  const all = Array.from({ length: 65_536 }, (_, net) => networksOf(`2001:db8:7:${net.toString(16)}`))
  const distinct = (part: 'client' | 'site' | 'block') => new Set(all.map((networks) => networks[part])).size
  expect([distinct('client'), distinct('site'), distinct('block')]).toEqual([65_536, 256, 1])
})

import { expect, test } from 'vitest'
import { networksOf } from './network'

test.each([
  ['203.0.113.7', { client: '203.0.113.7', block: '203.0.113' }],
  ['2001:db8:0:1234', { client: '2001:db8:0:1234', block: '2001:db8:0' }],
  ['0:0:0:0', { client: '0:0:0:0', block: '0:0:0' }],
  ['', { client: '' }],
  ['unknown', { client: 'unknown' }],
])('%s is in these networks: %o', (client, networks) => {
  expect(networksOf(client)).toEqual(networks)
})

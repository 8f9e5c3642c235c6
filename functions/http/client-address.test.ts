import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address'

function addressOf(sourceIp: string, headers: Record<string, string> = {}): string {
  return clientAddressOf({
    headers,
    requestContext: { http: { sourceIp } },
  } as unknown as APIGatewayProxyEventV2)
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1::ffff:203.0.113.7', '2001:db8:1:0'],
  ['', ''],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
])('%s is identified as %s', (sourceIp, address) => {
  expect(addressOf(sourceIp)).toBe(address)
})

test.each([
  ['203.0.113.7:46532', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:46532', '2001:db8:1:2'],
])("behind CloudFront it is the viewer's address without the port: %s", (viewer, address) => {
  expect(addressOf('198.51.100.1', { 'cloudfront-viewer-address': viewer })).toBe(address)
})

test('X-Forwarded-For, which clients can set, is ignored', () => {
  expect(addressOf('203.0.113.7', { 'x-forwarded-for': '1.2.3.4' })).toBe('203.0.113.7')
})

import { isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * The address that a request came from, as far as it tells one client from another: IPv4 whole, of IPv6 the
 * network of 64 bits that a household has to itself. CloudFront says who is in front of it and lets nobody else
 * say so; without CloudFront it is who called the gateway.
 */
export function clientAddressOf({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const viewer = headers['cloudfront-viewer-address']?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return networkOf(viewer ?? requestContext.http.sourceIp)
}

function networkOf(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

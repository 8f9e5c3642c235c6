import { isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** For IPv6 the /64 of a household. Clients cannot set CloudFront's header. */
export function clientAddressOf({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const viewer = headers['cloudfront-viewer-address']?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return networkOf(viewer ?? requestContext.http.sourceIp)
}

function networkOf(text: string): string {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

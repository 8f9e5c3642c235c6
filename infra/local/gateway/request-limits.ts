import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { forwardedCookies, forwardedHeaders } from '#infra/forwarded-headers'
import { largestEvent } from './invoke'

/** API Gateway's limit for the first line and all header values, in bytes. */
const largestHead = 10_240

const counted = [...forwardedHeaders, 'Authorization'].map((name) => name.toLowerCase())

/** API Gateway counts the headers that CloudFront forwards. */
export function hasLargeHead({ method = '', url = '', headers }: IncomingMessage): boolean {
  const values = counted.map((name) => String(headers[name] ?? ''))
  const cookies = (headers.cookie ?? '')
    .split('; ')
    .filter((each) => forwardedCookies.some((name) => each.startsWith(`${name}=`)))
  return Buffer.byteLength([`${method} ${url} HTTP/1.1`, ...values, ...cookies].join('')) > largestHead
}

/** Lambda's limit. A body that is no text travels as base64. */
export function isLargeEvent(event: APIGatewayProxyEventV2): boolean {
  return Buffer.byteLength(JSON.stringify(event)) > largestEvent
}

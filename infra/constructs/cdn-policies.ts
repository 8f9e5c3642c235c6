import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type HeadersReferrerPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { parameterNames } from '#domain/parameter-table'
import { forwardedCookies, forwardedHeaders } from '../forwarded-headers'
import { securityHeaders } from '../security-headers'

/** As long as an answer says of itself, and no time when it says nothing. */
const asTold = { minTtl: Duration.seconds(0), defaultTtl: Duration.seconds(0), maxTtl: Duration.days(365) }

const compressed = { enableAcceptEncodingGzip: true, enableAcceptEncodingBrotli: true }

/** Pages differ by their address alone, and of its query by what the server reads of it (infra/edge). */
export function pagesCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'PagesCache', {
    ...asTold,
    ...compressed,
    queryStringBehavior: CacheQueryStringBehavior.allowList(...parameterNames.pages),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
  })
}

/**
 * What the API answers differs by who asks as well: staff see what they have just saved. What is no token is
 * gone by then.
 */
export function apiCache(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    ...asTold,
    ...compressed,
    queryStringBehavior: CacheQueryStringBehavior.allowList(...parameterNames.api),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
  })
}

/**
 * What reaches the API of a request. Not the host, by which API Gateway finds the API; the address of the
 * visitor is CloudFront's own header, which nobody else can set. Of the query comes what answers are kept
 * apart by, and no more.
 */
export function apiRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.allowList(...forwardedCookies),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  })
}

/** The headers that CloudFront has settings of its own for, and refuses among custom ones. */
const builtIn = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
])

/** Sends with every answer what the local gateway sends (infra/security-headers.ts). */
export function securityPolicy(scope: Construct): ResponseHeadersPolicy {
  const headers = securityHeaders()
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: valueOf(headers, 'content-security-policy'),
        override: true,
      },
      strictTransportSecurity: transportSecurityOf(valueOf(headers, 'strict-transport-security')),
      contentTypeOptions: { override: true },
      referrerPolicy: {
        referrerPolicy: valueOf(headers, 'referrer-policy') as HeadersReferrerPolicy,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers)
        .filter(([header]) => !builtIn.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

function transportSecurityOf(value: string) {
  return {
    accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
    includeSubdomains: value.includes('includeSubDomains'),
    preload: value.includes('preload'),
    override: true,
  }
}

function valueOf(headers: Record<string, string>, name: string): string {
  const value = headers[name]
  if (value === undefined) throw new Error(`infra/security-headers.ts no longer has ${name}.`)
  return value
}

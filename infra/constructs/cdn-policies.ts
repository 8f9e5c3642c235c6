import { Duration } from 'aws-cdk-lib'
import {
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
import type { Environment } from '../environments'
import { forwardedCookies, forwardedHeaders, goHeaders, pagesHeaders } from './forwarded-headers'
import { securityHeaders, transportSecuritySeconds } from '../security-headers'

/** Caching for as long as the response's headers say, and not at all without them. */
const asTold = {
  defaultTtl: Duration.seconds(0),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
}

/** Parameters that a page does not have are removed before (infra/edge). */
export const pagesCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PagesCache', {
    ...asTold,
    queryStringBehavior: CacheQueryStringBehavior.all(),
  })

/**
 * With the token, so staff see what they have just saved. Invalid ones are removed before, as parameters are.
 */
export const apiCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'ApiCache', {
    ...asTold,
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
  })

/** Without the host, by which API Gateway finds the API. */
export const apiRequest = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'ApiRequest', {
    cookieBehavior: OriginRequestCookieBehavior.allowList(...forwardedCookies),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  })

/** CloudFront's own policy without caching forwards nothing. */
export const uncached = (scope: Construct, parameters: readonly string[]) => ({
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: new OriginRequestPolicy(scope, 'GoRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.allowList(...parameters),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...goHeaders),
  }),
})

/** The host is the same for all visitors of a distribution, so a page is cached once. */
export const pagesRequest = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'PagesRequest', {
    headerBehavior: OriginRequestHeaderBehavior.allowList(...pagesHeaders),
  })

/** CloudFront refuses these as custom headers. */
const builtIn = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
])

/** Search engines read the noindex of a private environment, since its robots.txt allows all pages. */
export function answerHeaders(scope: Construct, { isPublic, domain }: Environment): ResponseHeadersPolicy {
  const { includeSubDomains = false } = domain ?? {}
  const headers = securityHeaders({ includeSubDomains })
  return new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy']!,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(transportSecuritySeconds),
        includeSubdomains: includeSubDomains,
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: {
        referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...headers, ...(isPublic ? {} : unlisted) })
        .filter(([header]) => !builtIn.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

const unlisted = { 'x-robots-tag': 'noindex' }

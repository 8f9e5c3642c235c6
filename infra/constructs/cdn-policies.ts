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
import { placementParameter } from '#domain/click/go-routes'
import { parameterNames } from '#domain/http/parameter-table'
import type { Environment } from '../environments'
import { forwardedCookies, forwardedHeaders, goHeaders, pagesHeaders } from '../forwarded-headers'
import { securityHeaders } from '../security-headers'

/** Caches a response as long as its headers say, and not at all without them. */
const asTold = { minTtl: Duration.seconds(0), defaultTtl: Duration.seconds(0), maxTtl: Duration.days(365) }

const compressed = { enableAcceptEncodingGzip: true, enableAcceptEncodingBrotli: true }

/** Pages differ by their path, and by the query parameters that the server reads (infra/edge). */
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
 * Answers of the API also differ by the caller's token, so staff see what they have just saved. Invalid
 * tokens are removed before (infra/edge).
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
 * The parts of a request that reach the API. Not the host, because API Gateway finds the API by it. The
 * visitor's address is in a header that only CloudFront can set. The query has only the parameters of the
 * cache key.
 */
export function apiRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.allowList(...forwardedCookies),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  })
}

/**
 * The parts of a request for an out-link that reach its function: who asks, what for, and the place of the
 * link. CloudFront's policy that caches nothing forwards nothing either.
 */
export function goRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'GoRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.allowList(placementParameter),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...goHeaders),
  })
}

/**
 * The parts of a request for a page that reach its function beside those of the cache key. The host is the
 * same for all visitors of a distribution, so a page is cached once.
 */
export function pagesRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'PagesRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...pagesHeaders),
  })
}

/** Headers that CloudFront has its own settings for. It refuses them as custom headers. */
const builtIn = new Set([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
])

/**
 * Adds the same security headers as the local gateway (infra/security-headers.ts) to every answer, those of
 * caches and of failures too. An environment that is not public also tells search engines to list nothing:
 * they can read that, because its robots.txt keeps them from no page.
 */
export function answerHeaders(scope: Construct, { isPublic, domain }: Environment): ResponseHeadersPolicy {
  const headers = securityHeaders({ includeSubDomains: domain?.includeSubDomains ?? false })
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
      customHeaders: Object.entries({ ...headers, ...(isPublic ? {} : unlisted) })
        .filter(([header]) => !builtIn.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  })
}

const unlisted = { 'x-robots-tag': 'noindex' }

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

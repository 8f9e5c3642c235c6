import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { brandFileTypes } from '#infra/build/brand-files'
import { openApiFile } from '#infra/build/build-parts'
import { cacheControl } from '#infra/cache-control'
import { compressedScriptCode, functionUrlCode, normaliseRequestCode } from '#infra/edge/edge-code'
import { environmentOf } from '#infra/environments'
import { securityHeaders } from '#infra/security-headers'
import { cdnOf, ofType, oneOf, type Part, textOf } from './template'
import { testedEnvironments } from './synthesize'

describe.each(testedEnvironments)('in %s', (name) => {
  const { config, behaviors, behaviorOf, originOf, policyOf } = cdnOf(name)

  test('every answer has the headers of the local gateway, and says where search engines may list nothing', () => {
    const { ResponseHeadersPolicyConfig: policy } = oneOf(
      name,
      'AWS::CloudFront::ResponseHeadersPolicy',
    ).Properties
    expect(headersOf(policy)).toEqual({
      ...securityHeaders(),
      ...(!environmentOf(name).isPublic && { 'x-robots-tag': 'noindex' }),
    })
    // Also in place of what an answer says itself.
    expect(policy.CustomHeadersConfig.Items.filter(({ Override }: Part) => Override !== true)).toEqual([])
    const shell = oneOf(name, 'AWS::CloudFront::Distribution', 'CdnShell').Properties.DistributionConfig
    const all = [...behaviors(), shell.DefaultCacheBehavior]
    expect(all.map(({ ResponseHeadersPolicyId }) => textOf(ResponseHeadersPolicyId))).toEqual(
      all.map(() => '<CdnSecurityHeaders>'),
    )
  })

  test('the site answers over HTTPS only, compressed, with HTTP/2 and HTTP/3', () => {
    expect(behaviors().map(({ ViewerProtocolPolicy, Compress }) => [ViewerProtocolPolicy, Compress])).toEqual(
      behaviors().map(() => ['redirect-to-https', true]),
    )
    expect([config().HttpVersion, config().IPV6Enabled]).toEqual(['http2and3', true])
  })

  const all = { QueryStringBehavior: 'all' }
  const nothing = { QueryStringBehavior: 'none' }

  test('the cache keys are what the function before them leaves, and the token of a call of the API', () => {
    const keyOf = (id: string) => policyOf('CachePolicy', id).ParametersInCacheKeyAndForwardedToOrigin
    const [ofPages, ofApi] = [keyOf('CdnPagesCache'), keyOf('CdnApiCache')]
    expect(ofPages).toMatchObject({
      QueryStringsConfig: all,
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
    })
    expect([ofApi.HeadersConfig.Headers, ofApi.QueryStringsConfig]).toEqual([['Authorization'], all])
    const used = [config().DefaultCacheBehavior, behaviorOf('/api/*')]
    expect(used.map(({ CachePolicyId }) => textOf(CachePolicyId))).toEqual([
      '<CdnPagesCache>',
      '<CdnApiCache>',
    ])
  })

  test('pages learn the host of the address beside their cache key, and nothing else', () => {
    expect(policyOf('OriginRequestPolicy', 'CdnPagesRequest')).toMatchObject({
      QueryStringsConfig: nothing,
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-host'] },
    })
    expect(textOf(config().DefaultCacheBehavior.OriginRequestPolicyId)).toBe('<CdnPagesRequest>')
  })

  test.each([
    [
      'NormaliseRequest',
      normaliseRequestCode,
      (path: string) => !['*', '/cards/*', '/assets/*'].includes(path),
    ],
    ['ForFunctionUrl', functionUrlCode, (path: string) => ['*', '/cards/*'].includes(path)],
    ['CompressedScript', compressedScriptCode, (path: string) => path === '/assets/*'],
  ])('before the cache, requests pass %s', (function_, codeOf, isBehavior) => {
    const { id, Properties } = oneOf(name, 'AWS::CloudFront::Function', `Cdn${function_}`)
    expect([Properties.FunctionCode, Properties.FunctionConfig.Runtime]).toEqual([
      codeOf(),
      'cloudfront-js-2.0',
    ])
    for (const { PathPattern = '*', FunctionAssociations } of behaviors().filter((each) =>
      isBehavior(each.PathPattern ?? '*'),
    )) {
      const association = {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [id, 'FunctionARN'] },
      }
      expect([PathPattern, FunctionAssociations]).toEqual([PathPattern, [association]])
    }
  })

  test('compressed scripts say so, and lie beside those for other clients', () => {
    const metadata = ofType(name, 'Custom::CDKBucketDeployment').map(({ Properties }) => ({
      ...Properties.SystemMetadata,
      prefix: Properties.DestinationBucketKeyPrefix,
    }))
    expect(metadata.filter((each) => 'content-encoding' in each)).toEqual([
      {
        'cache-control': cacheControl.immutable,
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        prefix: 'assets',
      },
    ])
  })

  test("the API gets the viewer's address from CloudFront and If-Match, but not the host", () => {
    const source = readFileSync('functions/http/session-cookie.ts', 'utf8')
    const cookies = [...source.matchAll(/cookieName = '(\w+)'/gi)].map(([, cookie]) => cookie)
    expect(cookies).toContain('refresh')
    const { HeadersConfig, CookiesConfig, QueryStringsConfig } = policyOf(
      'OriginRequestPolicy',
      'CdnApiRequest',
    )
    const passed = 'CloudFront-Viewer-Address User-Agent Content-Type If-Match Idempotency-Key Sec-Fetch-Site'
    const Headers = [...passed.split(' '), 'Origin', 'x-viewer-host']
    expect([HeadersConfig, CookiesConfig, QueryStringsConfig]).toEqual([
      { HeaderBehavior: 'whitelist', Headers },
      { CookieBehavior: 'whitelist', Cookies: cookies },
      nothing,
    ])
  })

  test('the API gets the secret that its functions require, which is in no template', () => {
    const [header] = config().Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsSite').Properties.Environment
    expect([header.HeaderName, textOf(header.HeaderValue)]).toEqual([
      'x-origin-secret',
      textOf(Variables.ORIGIN_SECRETS),
    ])
    expect(textOf(header.HeaderValue)).toMatch(/^\{\{resolve:secretsmanager:/)
  })

  test('a card is cached by its path alone, as long as its function says', () => {
    const { CachePolicyId, OriginRequestPolicyId, AllowedMethods } = behaviorOf('/cards/*')
    // CloudFront's own policy for files: no parameters, no headers, no cookies.
    expect(CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6')
    expect([OriginRequestPolicyId, AllowedMethods]).toEqual([undefined, undefined])
  })

  test('while the pages function fails, the shell answers', () => {
    const [group] = config().OriginGroups.Items
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 500, 502, 504])
    expect(config().DefaultCacheBehavior.TargetOriginId).toBe(group.Id)
  })

  test('the site function says of an image that it is not there, because S3 says 403', () => {
    const group = config().OriginGroups.Items.find(
      ({ Id }: Part) => Id === behaviorOf('/media/*').TargetOriginId,
    )
    const [, { OriginId }] = group.Members.Items
    const { OriginPath } = originOf(OriginId)
    expect([group.FailoverCriteria.StatusCodes.Items, OriginPath]).toEqual([[403], '/api'])
  })

  test("the site's shell is a 503, so that search engines keep the pages", () => {
    const { DistributionConfig } = oneOf(name, 'AWS::CloudFront::Distribution', 'CdnShell').Properties
    expect(DistributionConfig.CustomErrorResponses).toEqual(
      [403, 404].map((ErrorCode) => ({
        ErrorCachingMinTTL: 0,
        ErrorCode,
        ResponseCode: 503,
        ResponsePagePath: '/shell/site.html',
      })),
    )
  })

  test('failures are not cached', () => {
    const kept = config().CustomErrorResponses.filter(
      ({ ErrorCachingMinTTL }: Part) => ErrorCachingMinTTL > 0,
    )
    expect(kept).toEqual([])
  })

  test('every file of the site is served from its bucket', () => {
    for (const file of Object.keys(brandFileTypes)) {
      const pattern = file.startsWith('icons/') ? '/icons/*' : `/${file}`
      expect([file, behaviorOf(pattern)?.TargetOriginId]).toEqual([
        file,
        behaviorOf('/assets/*').TargetOriginId,
      ])
    }
  })

  test("a file below the API's path comes from its bucket", () => {
    // CloudFront uses the first behavior that matches.
    const paths: string[] = config().CacheBehaviors.map(({ PathPattern }: Part) => PathPattern)
    const [file, api] = [`/${openApiFile}`, '/api/*'].map((path) => paths.indexOf(path))
    expect(behaviorOf(`/${openApiFile}`)?.TargetOriginId).toBe(behaviorOf('/assets/*').TargetOriginId)
    expect(file).toBeLessThan(api!)
  })
})

test.each([
  ['/', '/no-file'],
  ['/store/nike', '/no-file'],
  ['/administration', '/no-file'],
  ['/shell/site.html', '/shell/site.html'],
  ['/login', '/shell/staff.html'],
  ['/admin/stores', '/shell/staff.html'],
])('for %s the distribution of the shell reads %s', (uri, shell) => {
  const { FunctionCode } = oneOf('prod', 'AWS::CloudFront::Function', 'CdnShell').Properties
  const request = runInNewContext(`${FunctionCode}; handler(event)`, { event: { request: { uri } } })
  expect(request).toEqual({ uri: shell })
})

function headersOf({
  SecurityHeadersConfig: built,
  CustomHeadersConfig: custom,
}: Part): Record<string, string> {
  const { AccessControlMaxAgeSec: age, IncludeSubdomains, Preload } = built.StrictTransportSecurity
  return {
    'content-security-policy': textOf(built.ContentSecurityPolicy.ContentSecurityPolicy),
    'strict-transport-security': `max-age=${age}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    'x-content-type-options': built.ContentTypeOptions.Override ? 'nosniff' : '',
    'referrer-policy': built.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }: Part) => [Header, Value])),
  }
}

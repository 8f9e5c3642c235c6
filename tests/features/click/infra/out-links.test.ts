import { describe, expect, test } from 'vitest'
import { cdnOf, type Part, textOf } from '../../../infra/template'
import { testedEnvironments } from '../../../infra/synthesize'

describe.each(testedEnvironments)('in %s', (name) => {
  const { config, behaviorOf, policyOf } = cdnOf(name)

  test('an out-link reaches its function each time, with who asks and what for, and nothing else', () => {
    const behavior = behaviorOf('/go/*')
    const { TargetOriginId, CachePolicyId, OriginRequestPolicyId, AllowedMethods } = behavior
    // CloudFront's own policy that caches nothing.
    expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    // It lets no other method through by default.
    expect([AllowedMethods, textOf(OriginRequestPolicyId)]).toEqual([undefined, '<CdnGoRequest>'])
    const { QueryStringsConfig, HeadersConfig, CookiesConfig } = policyOf(
      'OriginRequestPolicy',
      'CdnGoRequest',
    )
    const who = 'CloudFront-Viewer-Address User-Agent Sec-Fetch-Dest Sec-Purpose Purpose X-Purpose X-Moz'
    expect([QueryStringsConfig, HeadersConfig, CookiesConfig]).toEqual([
      { QueryStringBehavior: 'whitelist', QueryStrings: ['p'] },
      { HeaderBehavior: 'whitelist', Headers: [...who.split(' '), 'x-viewer-host'] },
      { CookieBehavior: 'none' },
    ])
    const originOf = (id: string) => config().Origins.find(({ Id }: Part) => Id === id)
    const [origin, api] = [TargetOriginId, behaviorOf('/api/*').TargetOriginId].map(originOf)
    expect([origin.OriginPath, textOf(origin.DomainName), origin.OriginCustomHeaders]).toEqual([
      '/api',
      textOf(api.DomainName),
      api.OriginCustomHeaders,
    ])
  })
})

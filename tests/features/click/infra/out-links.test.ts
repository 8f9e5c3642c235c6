import { expect, test } from 'vitest'
import { cdnOf, textOf } from '../../../infra/template'
import { testedEnvironments } from '../../../infra/synthesize'

test.each(testedEnvironments)(
  'in %s an out-link reaches its function each time, with who asks and what for, and nothing else',
  (name) => {
    const { behaviorOf, originOf, policyOf } = cdnOf(name)
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
    const [origin, api] = [TargetOriginId, behaviorOf('/api/*').TargetOriginId].map(originOf)
    expect([origin.OriginPath, textOf(origin.DomainName), origin.OriginCustomHeaders]).toEqual([
      '/api',
      textOf(api.DomainName),
      api.OriginCustomHeaders,
    ])
  },
)

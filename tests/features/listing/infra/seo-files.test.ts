import { expect, test } from 'vitest'
import { cdnOf, textOf } from '../../../infra/template'
import { testedEnvironments } from '../../../infra/synthesize'

test.each(testedEnvironments)(
  'in %s what search engines and feeds read comes from the API, cached as it says, as pages are',
  (name) => {
    const { behaviorOf, originOf } = cdnOf(name)
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/*', '/feeds/*']) {
      const { TargetOriginId, CachePolicyId, OriginRequestPolicyId } = behaviorOf(path)
      const policies = [CachePolicyId, OriginRequestPolicyId].map(textOf)
      expect([path, originOf(TargetOriginId).OriginPath, ...policies]).toEqual([
        path,
        '/api',
        '<CdnPagesCache>',
        '<CdnPagesRequest>',
      ])
    }
  },
)

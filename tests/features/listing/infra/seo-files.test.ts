import { describe, expect, test } from 'vitest'
import { cdnOf, type Part, textOf } from '../../../infra/template'
import { testedEnvironments } from '../../../infra/synthesize'

describe.each(testedEnvironments)('in %s', (name) => {
  const { config, behaviorOf } = cdnOf(name)

  test('what search engines and feeds read comes from the API, cached as it says, as pages are', () => {
    const originOf = (id: string) => config().Origins.find(({ Id }: Part) => Id === id)
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
  })
})

import { describe, expect, test } from 'vitest'
import { assemblyNames } from './synthesize'
import { ofType, type Part, textOf } from './template'

// Limits that AWS checks only at deployment, and cfn-lint not at all: it has lengths and forms of names.

/** The longest values for what a template does not know. */
const longest: Record<string, string> = {
  '<AWS::Region>': 'us-east-1',
  '<AWS::AccountId>': '123456789012',
  '<AWS::URLSuffix>': 'amazonaws.com',
  '<AWS::Partition>': 'aws',
}

const written = (value: unknown) => textOf(value).replaceAll(/<AWS::\w+>/g, (name) => longest[name] ?? name)

/** By type and path of a list: the most entries. */
const lists: [type: string, path: string, most: number][] = [
  ['AWS::CloudFront::Distribution', 'DistributionConfig.CacheBehaviors', 25],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.Origins', 25],
  [
    'AWS::CloudFront::CachePolicy',
    'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStrings',
    10,
  ],
  [
    'AWS::CloudFront::CachePolicy',
    'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers',
    10,
  ],
  ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig.HeadersConfig.Headers', 10],
]

describe.each(assemblyNames)('in %s', (name) => {
  test('the variables of each function fit into it', () => {
    for (const { id, Properties } of ofType(name, 'AWS::Lambda::Function')) {
      expect([id, JSON.stringify(Properties.Environment?.Variables ?? {}).length <= 4096]).toEqual([id, true])
    }
  })

  test.each(lists)('%s: %s has at most %i entries', (type, path, most) => {
    for (const { id, Properties } of ofType(name, type)) {
      expect([id, (at(Properties, path) ?? []).length <= most]).toEqual([id, true])
    }
  })

  test('all policies of a role together fit into it', () => {
    for (const { id } of ofType(name, 'AWS::IAM::Role')) {
      const all = ofType(name, 'AWS::IAM::Policy')
        .filter(({ Properties }) => Properties.Roles.some(({ Ref }: Part) => Ref === id))
        .map(({ Properties }) => JSON.stringify(Properties.PolicyDocument).replaceAll(/\s/g, ''))
      expect([id, all.join('').length <= 10_240]).toEqual([id, true])
    }
  })

  test('headers that CloudFront adds are within its limit', () => {
    const { ResponseHeadersPolicyConfig: config } = ofType(name, 'AWS::CloudFront::ResponseHeadersPolicy')[0]!
      .Properties
    const custom = config.CustomHeadersConfig.Items.map(({ Value }: Part) => written(Value))
    const csp = written(config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy)
    expect([...custom, csp].filter((value) => value.length > 1783)).toEqual([])
    expect(custom.length).toBeLessThanOrEqual(10)
  })
})

function at(value: Part, path: string): Part {
  return path.split('.').reduce((part, key) => part?.[key], value)
}

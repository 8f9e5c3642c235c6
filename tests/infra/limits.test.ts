import { describe, expect, test } from 'vitest'
import { assemblyNames } from './synthesize'
import { ofType, type Part, textOf } from './template'

// Limits of things together. Most of those of one name or list are in cfn-lint's schemas (check:templates).

/** The longest values for what a template does not know. */
const longest: Record<string, string> = {
  '<AWS::Region>': 'us-east-1',
  '<AWS::AccountId>': '123456789012',
  '<AWS::URLSuffix>': 'amazonaws.com',
  '<AWS::Partition>': 'aws',
}

const written = (value: unknown) => textOf(value).replaceAll(/<AWS::\w+>/g, (name) => longest[name] ?? name)

describe.each(assemblyNames)('in %s', (name) => {
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

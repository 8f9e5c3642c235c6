import { describe, expect, test } from 'vitest'
import { assemblyNames } from './synthesize'
import { ofType, type Part, textOf } from './template'

// Limits that AWS checks only at deployment: lengths of names and numbers of things.

/** The longest values for what a template does not know. */
const longest: Record<string, string> = {
  '<AWS::Region>': 'us-east-1',
  '<AWS::AccountId>': '123456789012',
  '<AWS::URLSuffix>': 'amazonaws.com',
  '<AWS::Partition>': 'aws',
}

const written = (value: unknown) => textOf(value).replaceAll(/<AWS::\w+>/g, (name) => longest[name] ?? name)

/** By type and path of a property: its longest value, and its allowed characters. */
const names: [type: string, path: string, maxSize: number, pattern: RegExp][] = [
  ['AWS::CloudFront::CachePolicy', 'CachePolicyConfig.Name', 128, /^[\w-]+$/],
  ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig.Name', 128, /^[\w-]+$/],
  ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig.Name', 128, /^[\w-]+$/],
  ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig.Name', 64, /^[\w-]+$/],
  ['AWS::CloudFront::Function', 'Name', 64, /^[\w-]+$/],
  ['AWS::CloudFront::Function', 'FunctionConfig.Comment', 128, /./],
  ['AWS::CloudFront::Function', 'FunctionCode', 10_240, /./],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.Comment', 128, /./],
  ['AWS::CloudWatch::Alarm', 'AlarmName', 255, /^[\x20-\x7e]+$/],
  ['AWS::CloudWatch::Dashboard', 'DashboardName', 255, /^[\w-]+$/],
  ['AWS::SNS::Topic', 'DisplayName', 100, /^[\x20-\x7e]+$/],
  ['AWS::Cognito::UserPoolGroup', 'GroupName', 128, /^\S+$/],
  ['AWS::IAM::Policy', 'PolicyName', 128, /^[\w+=,.@-]+$/],
  ['AWS::IAM::Policy', 'PolicyDocument', 10_240, /./],
  ['AWS::Lambda::Function', 'Description', 256, /./],
  ['AWS::Lambda::Function', 'Environment.Variables', 4096, /./],
  ['AWS::Logs::LogGroup', 'LogGroupName', 512, /^[\w./#<>-]+$/],
  ['AWS::ApiGatewayV2::Api', 'Name', 128, /./],
  ['AWS::ApiGatewayV2::Stage', 'StageName', 128, /^[\w-]+$/],
  ['AWS::Scheduler::Schedule', 'Description', 512, /./],
]

/** By type and path of a list: the most entries. */
const lists: [type: string, path: string, maxSize: number][] = [
  ['AWS::CloudFront::Distribution', 'DistributionConfig.CacheBehaviors', 25],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.Origins', 25],
  ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig.HeadersConfig.Headers', 10],
  ['AWS::CloudWatch::Alarm', 'Metrics', 10],
  ['AWS::DynamoDB::Table', 'GlobalSecondaryIndexes', 20],
]

describe.each(assemblyNames)('in %s', (name) => {
  test.each(names)('%s: %s is no longer than %i', (type, path, maxSize, pattern) => {
    for (const { id, Properties } of ofType(name, type)) {
      const value = at(Properties, path)
      const text =
        typeof value === 'object' && !isReference(value) ? JSON.stringify(value) : written(value ?? 'none')
      expect([id, text.length <= maxSize, pattern.test(text)]).toEqual([id, true, true])
    }
  })

  test.each(lists)('%s: %s has at most %i entries', (type, path, maxSize) => {
    for (const { id, Properties } of ofType(name, type)) {
      expect([id, (at(Properties, path) ?? []).length <= maxSize]).toEqual([id, true])
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

const isReference = (value: object) => 'Ref' in value || 'Fn::Join' in value || 'Fn::GetAtt' in value

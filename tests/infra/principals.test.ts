import { describe, expect, test } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { formGatewayKeys } from '#domain/routes/gateway-routes'
import {
  isAllowed,
  ourAccount,
  policyOfNewTopic,
  statementOfPermission,
  statementsOf,
} from './effective-policy'
import { type AssemblyName, assemblyNames } from './synthesize'
import { oneOf, ofType, type Part, textOf } from './template'

// A resource's own policy replaces AWS's default one. These tests check the effective policy.

describe.each(assemblyNames)('in %s', (name) => {
  test('alarms may publish to their topic', () => {
    const alarms = ofType(name, 'AWS::CloudWatch::Alarm')
    const told = alarms.flatMap(({ Properties }) => [...Properties.AlarmActions, ...Properties.OKActions])
    expect(told).toHaveLength(2 * alarms.length)
    const alarm = {
      'aws:SourceAccount': ourAccount,
      'aws:SourceOwner': ourAccount,
      'aws:SourceArn': `arn:<AWS::Partition>:cloudwatch:<AWS::Region>:${ourAccount}:alarm:any`,
      'aws:SecureTransport': 'true',
    }
    const ofStranger = { 'aws:SourceAccount': '999999999999', 'aws:SourceOwner': '999999999999' }
    for (const resource of new Set(told.map(textOf))) {
      const mayPublish = (context: object) => {
        const request = { service: 'cloudwatch.amazonaws.com', action: 'sns:Publish', resource }
        return isAllowed(policyOfTopic(name, resource), { ...request, context: { ...alarm, ...context } })
      }
      const contexts = [{}, ofStranger, { 'aws:SecureTransport': 'false' }]
      expect(contexts.map(mayPublish)).toEqual([true, false, false])
    }
  })

  test('each distribution may read its bucket origins, at its paths', () => {
    const reads = distributionsOf(name).flatMap(({ id, origins, groups, behaviors }) =>
      origins.flatMap(({ Id, S3OriginConfig, DomainName }: Part) =>
        S3OriginConfig
          ? behaviors
              .filter(({ TargetOriginId }) => [Id, groups[Id]].includes(TargetOriginId))
              .map(({ PathPattern = '/*' }) => ({
                id,
                bucket: bucketOf(DomainName),
                path: String(PathPattern),
              }))
          : [],
      ),
    )
    expect(new Set(reads.map(({ bucket }) => bucket))).toEqual(new Set(['FilesBucket', 'mediaBucket']))
    expect(new Set(reads.map(({ id }) => id)).size).toBe(2)
    const refused = reads.filter(
      ({ id, bucket, path }) =>
        !isAllowed(policyOfBucket(name, bucket), {
          service: 'cloudfront.amazonaws.com',
          action: 's3:GetObject',
          resource: `<${bucket}.Arn>${path.replace('*', 'some/file')}`,
          context: asDistribution(id),
        }),
    )
    expect(refused).toEqual([])
  })

  test('no distribution may read anything else, or list a bucket', () => {
    const others = [
      ['s3:GetObject', 'mediaBucket', '/private/a.webp'],
      ['s3:ListBucket', 'mediaBucket', ''],
      ['s3:ListBucket', 'FilesBucket', ''],
    ] as const
    for (const { id } of [...distributionsOf(name), { id: '<Another>' }]) {
      for (const [action, bucket, path] of others) {
        const resource = `<${bucket}.Arn>${path}`
        const request = { service: 'cloudfront.amazonaws.com', action, resource, context: asDistribution(id) }
        expect([id, action, isAllowed(policyOfBucket(name, bucket), request)]).toEqual([id, action, false])
      }
    }
  })

  test('no distribution of another account may read a bucket', () => {
    for (const bucket of ['FilesBucket', 'mediaBucket']) {
      const resource = `<${bucket}.Arn>/media/a.webp`
      const request = { service: 'cloudfront.amazonaws.com', action: 's3:GetObject', resource }
      const context = asDistribution('E1', '999999999999')
      expect(isAllowed(policyOfBucket(name, bucket), { ...request, context })).toBe(false)
    }
  })

  // Function URLs created after October 2025 need both.
  test.each(['lambda:InvokeFunctionUrl', 'lambda:InvokeFunction'])(
    'the distribution alone has %s for the URLs of pages and cards',
    (action) => {
      const urls = ofType(name, 'AWS::Lambda::Url')
      expect(urls.map(({ Properties }) => Properties.AuthType)).toEqual(['AWS_IAM', 'AWS_IAM'])
      const { id, origins } = distributionsOf(name).find((each) => each.id === '<CdnDistribution>')!
      const addresses = origins.flatMap(({ DomainName }: Part) => urlsIn(DomainName))
      expect(addresses).toHaveLength(2)
      for (const url of addresses) {
        const statements = permissionsOn(name, (functionUrl) => functionUrl.startsWith(`<${url}`))
        expect(statements.flatMap(({ services }) => services)).toEqual(
          Array(2).fill('cloudfront.amazonaws.com'),
        )
        const context = { ...asDistribution(id), 'lambda:InvokedViaFunctionUrl': 'true' }
        const request = { service: 'cloudfront.amazonaws.com', action, resource: 'the function' }
        expect(isAllowed(statements, { ...request, context })).toBe(true)
        expect(
          isAllowed(statements, { ...request, context: { ...context, ...asDistribution('<Another>') } }),
        ).toBe(false)
      }
    },
  )

  test('the API may call the function of each integration, on every route', () => {
    const integrations = ofType(name, 'AWS::ApiGatewayV2::Integration')
    expect(integrations).toHaveLength(3)
    for (const { Properties } of integrations) {
      const statements = permissionsOn(name, (url) => url === textOf(Properties.IntegrationUri))
      for (const key of [...routeKeys, ...formGatewayKeys]) {
        const arn = `arn:<AWS::Partition>:execute-api:<AWS::Region>:${ourAccount}:${textOf(Properties.ApiId)}`
        const request = {
          service: 'apigateway.amazonaws.com',
          action: 'lambda:InvokeFunction',
          resource: 'the function',
          context: { 'aws:SourceArn': `${arn}/api/${key.replace(' /', '/')}` },
        }
        expect([key, isAllowed(statements, request)]).toEqual([key, true])
      }
    }
  })

  test.each(['CleanUp', 'Imports'])('the scheduler may assume its role, which may call %s', (id) => {
    const schedule = oneOf(name, 'AWS::Scheduler::Schedule', `Functions${id}`)
    const { Arn, RoleArn } = schedule.Properties.Target
    const roleId = textOf(RoleArn).replace(/^<|\.Arn>$/g, '')
    const role = oneOf(name, 'AWS::IAM::Role', roleId)
    const assume = { service: 'scheduler.amazonaws.com', action: 'sts:AssumeRole', resource: '*' }
    expect(isAllowed(statementsOf(role.Properties.AssumeRolePolicyDocument), assume)).toBe(true)
    const rights = ofType(name, 'AWS::IAM::Policy')
      .filter(({ Properties }) => Properties.Roles.some((each: Part) => each.Ref === role.id))
      .flatMap(({ Properties }) => statementsOf(Properties.PolicyDocument))
    const call = { service: '*', action: 'lambda:InvokeFunction', resource: textOf(Arn) }
    expect(isAllowed(rights, call)).toBe(true)
    expect(schedule.DependsOn).toEqual(
      expect.arrayContaining([expect.stringContaining('ScheduleRoleDefaultPolicy')]),
    )
  })

  test('the name of the access log allows delivery, and the firewall has no log', () => {
    const { DestinationArn } = ofType(name, 'AWS::ApiGatewayV2::Stage')[0]!.Properties.AccessLogSettings
    const log = ofType(name, 'AWS::Logs::LogGroup').find(
      ({ id }) => textOf(DestinationArn) === `<${plain(id)}.Arn>`,
    )
    expect(textOf(log?.Properties.LogGroupName)).toMatch(/^\/aws\/vendedlogs\//)
    expect(ofType(name, 'AWS::WAFv2::LoggingConfiguration')).toEqual([])
  })
})

function policyOfTopic(name: AssemblyName, topic: string) {
  const own = ofType(name, 'AWS::SNS::TopicPolicy').filter(({ Properties }) =>
    Properties.Topics.map(textOf).includes(topic),
  )
  return own.length > 0
    ? own.flatMap(({ Properties }) => statementsOf(Properties.PolicyDocument))
    : [policyOfNewTopic]
}

function policyOfBucket(name: AssemblyName, bucket: string) {
  return ofType(name, 'AWS::S3::BucketPolicy')
    .filter(({ Properties }) => textOf(Properties.Bucket) === `<${bucket}>`)
    .flatMap(({ Properties }) => statementsOf(Properties.PolicyDocument))
}

function permissionsOn(name: AssemblyName, isMeant: (functionName: string) => boolean) {
  return ofType(name, 'AWS::Lambda::Permission')
    .filter(({ Properties }) => isMeant(textOf(Properties.FunctionName)))
    .map(statementOfPermission)
}

function distributionsOf(name: AssemblyName) {
  return ofType(name, 'AWS::CloudFront::Distribution').map(({ id, Properties: { DistributionConfig } }) => ({
    id: `<${plain(id)}>`,
    origins: DistributionConfig.Origins as Part[],
    groups: Object.fromEntries(
      (DistributionConfig.OriginGroups?.Items ?? []).map(({ Id, Members }: Part) => [
        Members.Items[0].OriginId,
        Id,
      ]),
    ) as Record<string, string>,
    behaviors: [
      DistributionConfig.DefaultCacheBehavior,
      ...(DistributionConfig.CacheBehaviors ?? []),
    ] as Part[],
  }))
}

function asDistribution(id: string, account = ourAccount): Record<string, string> {
  return {
    'aws:SourceArn': `arn:<AWS::Partition>:cloudfront::${account}:distribution/${id}`,
    'aws:SourceAccount': account,
    'aws:SecureTransport': 'true',
  }
}

/** The bucket of a domain name, in its own stack or the one for storage. */
function bucketOf(domainName: unknown): string {
  return textOf(domainName).replace(/^<(?:storage)?(\w+?)\.?RegionalDomainName>$/, '$1')
}

function urlsIn(domainName: unknown): string[] {
  return [...JSON.stringify(domainName).matchAll(/"(\w+)[0-9A-F]{8}","FunctionUrl"/g)].map(
    ([, id = '']) => id,
  )
}

/** An id without the hash at its end, as references are written here. */
const plain = (id: string) => id.replace(/[0-9A-F]{8}$/, '')

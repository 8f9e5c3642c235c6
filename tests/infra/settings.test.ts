import { runInNewContext } from 'node:vm'
import { site } from '#site'
import { fromHeader } from '#functions/mail/from-header'
import { describe, expect, test } from 'vitest'
import { assemblyNames, changedSettings } from './synthesize'
import { ofType, oneOf, outputsOf, textOf } from './template'

// Synthesized with all best-practice checks (infra/constructs/nag.ts), like the others.

const { domain, recoveredTable: recovered } = changedSettings
const recoveredTable = recovered.name
const hosts = [domain.name, ...domain.redirectedFrom]
const distribution = () => oneOf('changed', 'AWS::CloudFront::Distribution', 'CdnDistribution')

describe('with a domain', () => {
  test('the site uses it, with its own certificate and at least TLS 1.2', () => {
    const { Aliases, ViewerCertificate } = distribution().Properties.DistributionConfig
    expect(Aliases).toEqual([domain.name, ...domain.redirectedFrom])
    expect({ ...ViewerCertificate, AcmCertificateArn: textOf(ViewerCertificate.AcmCertificateArn) }).toEqual({
      AcmCertificateArn: '<CdnCertificate>',
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    })
    expect(outputsOf('changed')['SiteAddress']).toBe(`https://${domain.name}`)
  })

  test('the zone points to the distribution, for IPv4 and IPv6', () => {
    const records = ofType('changed', 'AWS::Route53::RecordSet').map(({ Properties }) => ({
      type: Properties.Type,
      name: Properties.Name,
      zone: Properties.HostedZoneId,
      target: textOf(Properties.AliasTarget.DNSName),
    }))
    const record = { zone: domain.hostedZone.id, target: '<CdnDistribution.DomainName>' }
    expect(records).toEqual(
      hosts.flatMap((host) => ['A', 'AAAA'].map((type) => ({ ...record, name: `${host}.`, type }))),
    )
  })

  test('HTTPS is required of its subdomains if that is set, and never without', () => {
    const requires = assemblyNames.map(
      (name) =>
        oneOf(name, 'AWS::CloudFront::ResponseHeadersPolicy').Properties.ResponseHeadersPolicyConfig
          .SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains,
    )
    expect(requires).toEqual(assemblyNames.map((name) => name === 'changed'))
  })

  test.each([
    [{ uri: '/', querystring: {} }, '/'],
    [{ uri: '/store/caf%C3%A9', querystring: {} }, '/store/caf%C3%A9'],
    [{ uri: '//evil.example/', querystring: {} }, '//evil.example/'],
    [
      { uri: '/search', querystring: { q: { value: 'a%20b' }, sent: { value: '' } } },
      '/search?q=a%20b&sent=',
    ],
  ])('%j of another host leads to the same address of this one', (request, address) => {
    // The shell has a distribution of its own, which no visitor asks.
    const codes = ofType('changed', 'AWS::CloudFront::Function')
      .filter(({ id }) => !id.startsWith('CdnShell'))
      .map(({ Properties }) => Properties.FunctionCode)
    expect(codes.length).toBeGreaterThan(2)
    for (const code of codes) {
      const answerTo = (host: string) =>
        runInNewContext(`${code};handler(event)`, {
          Buffer,
          event: { request: { ...request, headers: { host: { value: host } } } },
        })
      expect(answerTo('www.coupons.example.com')).toMatchObject({
        statusCode: 301,
        headers: { location: { value: `https://${domain.name}${address}` } },
      })
      for (const host of [domain.name, 'd111.cloudfront.net', 'evil.example']) {
        expect(answerTo(host).statusCode).not.toBe(301)
      }
    }
  })
})

test('with a key of IndexNow, the function that follows changes alone may tell of them', () => {
  const telling = (name: 'changed' | 'dev' | 'prod') =>
    ofType(name, 'AWS::Lambda::Function')
      .filter(({ Properties }) => 'INDEX_NOW_ENDPOINT' in (Properties.Environment?.Variables ?? {}))
      .map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))
  expect((['changed', 'dev', 'prod'] as const).map(telling)).toEqual([['FunctionsCleanUp'], [], []])
})

describe('with an address that mails come from', () => {
  const variablesOf = (id: string) =>
    oneOf('changed', 'AWS::Lambda::Function', `Functions${id}`).Properties.Environment.Variables

  test('the functions of the API alone know it, and every function that says it the address of the site', () => {
    for (const id of ['Admin', 'Site']) expect(variablesOf(id).MAIL_FROM).toBe(fromHeader(site.mailFrom))
    for (const id of ['Pages', 'Forms', 'Cards', 'CleanUp']) {
      expect(Object.keys(variablesOf(id))).not.toContain('MAIL_FROM')
    }
    for (const id of ['Admin', 'Site', 'Pages', 'Forms', 'CleanUp']) {
      expect(variablesOf(id).SITE_ADDRESS).toBe(`https://${domain.name}`)
    }
  })

  test('they alone may send mails, from this address and by the identity of its domain', () => {
    const policies = ofType('changed', 'AWS::IAM::Policy').map(({ id, Properties }) => ({
      id,
      statements: Properties.PolicyDocument.Statement.filter(({ Action }: { Action: string | string[] }) =>
        [Action].flat().some((action) => action.startsWith('ses:')),
      ),
    }))
    const sending = policies.filter(({ statements }) => statements.length > 0)
    expect(sending.map(({ id }) => id.replace(/Role.*$/, '')).toSorted()).toEqual([
      'FunctionsAdmin',
      'FunctionsSite',
    ])
    for (const { statements } of sending) {
      expect(
        statements.map((each: { Resource: unknown }) => ({ ...each, Resource: textOf(each.Resource) })),
      ).toEqual([
        {
          Effect: 'Allow',
          Action: 'ses:SendEmail',
          Resource: `arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/${site.mailFrom.address.replace(/^.*@/, '')}`,
          Condition: { StringEquals: { 'ses:FromAddress': site.mailFrom.address } },
        },
      ])
    }
  })
})

describe('after a recovery', () => {
  const arn = `arn:<AWS::Partition>:dynamodb:<AWS::Region>:<AWS::AccountId>:table/${recoveredTable}`

  test.each(['Site', 'Admin', 'Pages', 'Cards', 'Changes', 'CleanUp'])(
    '%s uses only the recovered table',
    (id) => {
      const { Variables } = oneOf('changed', 'AWS::Lambda::Function', `Functions${id}`).Properties.Environment
      expect(Variables.TABLE_NAME).toBe(recoveredTable)

      const { PolicyDocument } = oneOf('changed', 'AWS::IAM::Policy', `Functions${id}Role`).Properties
      const resources: string[] = PolicyDocument.Statement.flatMap(({ Resource }: { Resource: unknown }) =>
        [Resource].flat().map(textOf),
      )
      const tables = resources.filter((resource) => /dynamodb|Table/.test(resource))
      expect(tables.length).toBeGreaterThan(0)
      const own = (table: string) =>
        table === arn || table.startsWith(`${arn}/index/`) || table === recovered.stream
      expect(tables.filter((table) => !own(table))).toEqual([])
    },
  )

  test('changes come from the stream of the recovered table', () => {
    const { EventSourceArn } = oneOf('changed', 'AWS::Lambda::EventSourceMapping').Properties
    expect(EventSourceArn).toBe(recovered.stream)
  })

  test('alarms and scripts use the recovered table', () => {
    const watched = JSON.stringify(ofType('changed', 'AWS::CloudWatch::Alarm'))
    expect(watched).toContain(`{"Name":"TableName","Value":"${recoveredTable}"}`)
    expect(watched.match(/"TableName","Value":(?!"clipwell-prod-recovered-1")/)).toBeNull()
    expect(outputsOf('changed')['TableName']).toBe(recoveredTable)
  })

  test('the table of the stack stays as it is', () => {
    expect(oneOf('changed', 'AWS::DynamoDB::Table')).toEqual(oneOf('prod', 'AWS::DynamoDB::Table'))
  })
})

describe('when the secret between CloudFront and the functions is rotated', () => {
  /** The versions of the secret in a value. Their ids end with a hash. */
  const secretsIn = (value: unknown) => JSON.stringify(value).match(/OriginSecretVersion\d/g)

  test('CloudFront sends the new one, and the functions also accept the previous one', () => {
    const origins: { OriginCustomHeaders?: { HeaderValue: unknown }[] }[] =
      distribution().Properties.DistributionConfig.Origins
    const [header] = origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
    expect(secretsIn(header?.HeaderValue)).toEqual(['OriginSecretVersion2'])
    for (const id of ['FunctionsSite', 'FunctionsAdmin']) {
      const { Variables } = oneOf('changed', 'AWS::Lambda::Function', id).Properties.Environment
      expect(secretsIn(Variables.ORIGIN_SECRETS)).toEqual(['OriginSecretVersion2', 'OriginSecretVersion1'])
      expect(textOf(Variables.ORIGIN_SECRETS)).toContain(',')
    }
  })

  test('the previous one is unchanged', () => {
    const first = oneOf('prod', 'AWS::SecretsManager::Secret')
    expect(oneOf('changed', 'AWS::SecretsManager::Secret', 'OriginSecretVersion1')).toEqual(first)
  })

  test('the functions accept it before CloudFront sends it', () => {
    const { DependsOn } = distribution()
    const functions = ['FunctionsSite', 'FunctionsAdmin'].map(
      (id) => oneOf('changed', 'AWS::Lambda::Function', id).id,
    )
    expect(DependsOn).toEqual(expect.arrayContaining(functions))
  })
})

test('the stack names the deployed release', () => {
  expect(outputsOf('prod')['Release']).toMatch(/^\S+$/)
})

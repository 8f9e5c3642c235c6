import * as cognito from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, test } from 'vitest'
import { site } from '#site'
import { paths } from '#lib/paths'
import { passwordPolicy, passwordProblem } from '#domain/user/password'
import { staffRoles } from '#domain/user/roles'
import { tokenMinutes } from '#domain/user/session'
import { accountMails } from '#infra/constructs/account-mails'
import { openOperations } from '#infra/constructs/accounts-firewall'
import { environmentOf } from '#infra/environments'
import { assemblyNames, changedSettings, testedEnvironments } from './synthesize'
import { sourcesOfFunctions } from './assembly'
import { ofType, oneOf, outputsOf, type Part, resourcesOf, textOf } from './template'

describe.each(testedEnvironments)('in %s', (name) => {
  test('there is a group for each role, the highest first', () => {
    const groups = ofType(name, 'AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties)
    expect(groups.toSorted((a, b) => a.Precedence - b.Precedence).map(({ GroupName }) => GroupName)).toEqual(
      staffRoles,
    )
  })

  test('the pool requires of a password what forms require', () => {
    const { PasswordPolicy } = oneOf(name, 'AWS::Cognito::UserPool').Properties.Policies
    expect(PasswordPolicy).toEqual({
      MinimumLength: passwordPolicy.minLength,
      RequireLowercase: passwordProblem('PASSW0RD!') !== null,
      RequireUppercase: passwordProblem('passw0rd!') !== null,
      RequireNumbers: passwordProblem('Password!') !== null,
      RequireSymbols: passwordProblem('Passw0rdd') !== null,
      TemporaryPasswordValidityDays: 3,
    })
  })

  test('there is no registration, and a second factor is offered', () => {
    const pool = oneOf(name, 'AWS::Cognito::UserPool').Properties
    const { AllowAdminCreateUserOnly: closed } = pool.AdminCreateUserConfig
    expect([closed, pool.MfaConfiguration, pool.EnabledMfas]).toEqual([
      true,
      'OPTIONAL',
      ['SOFTWARE_TOKEN_MFA'],
    ])
    // The plan that lets refresh tokens rotate.
    expect(pool.UserPoolTier).toBe('ESSENTIALS')
  })

  test('the only client has a secret, signs in only with AWS credentials, and has short sessions that rotate', () => {
    // The only one: a second client would bypass the limits of the first.
    const { UserPoolId: _pool, ...client } = oneOf(name, 'AWS::Cognito::UserPoolClient').Properties
    expect(client).toEqual({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      ReadAttributes: ['email', 'email_verified', 'name'],
      WriteAttributes: ['email'],
      AccessTokenValidity: tokenMinutes,
      IdTokenValidity: tokenMinutes,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      SupportedIdentityProviders: ['COGNITO'],
      AllowedOAuthFlowsUserPoolClient: false,
    })
  })

  test('nobody gets AWS credentials for an account', () => {
    expect(resourcesOf(name).filter(({ Type }) => Type.startsWith('AWS::Cognito::IdentityPool'))).toEqual([])
    const roles = ofType(name, 'AWS::IAM::Role').map(({ Properties }) => Properties.AssumeRolePolicyDocument)
    expect(JSON.stringify(roles)).not.toContain('cognito')
    expect(JSON.stringify(outputsOf(name))).not.toContain('IdentityPool')
  })

  test('Cognito itself stands behind a firewall where the environment has one', () => {
    const associations = ofType(name, 'AWS::WAFv2::WebACLAssociation').map(({ Properties }) => Properties)
    const acls = ofType(name, 'AWS::WAFv2::WebACL').filter(
      ({ Properties }) => Properties.Scope === 'REGIONAL',
    )
    const expected = environmentOf(name).firewall
      ? [['<authamplifyAuthUserPoolArn>', '<authFirewallAclArn>']]
      : []
    expect(associations.map(({ ResourceArn, WebACLArn }) => [ResourceArn, WebACLArn].map(textOf))).toEqual(
      expected,
    )
    expect(acls).toHaveLength(expected.length)
  })
})

describe('mails about accounts', () => {
  test.each(assemblyNames)('%s: they name the site and lead to it, and nothing else is sent', (name) => {
    const pool = oneOf(name, 'AWS::Cognito::UserPool').Properties
    const address = name === 'changed' ? `https://${changedSettings.domain.name}` : null
    const { InviteMessageTemplate: invitation } = pool.AdminCreateUserConfig
    const { DefaultEmailOption: option, ...code } = pool.VerificationMessageTemplate
    const mails = accountMails(site.name, address)
    expect([option, textsOf(invitation), textsOf(code)]).toEqual([
      'CONFIRM_WITH_CODE',
      mails.invitation,
      mails.code,
    ])
    for (const { emailSubject, emailMessage } of Object.values(mails)) {
      expect([emailSubject, emailMessage].filter((text) => !text.includes(site.name))).toEqual([])
    }
    const links = Object.values(mails).map(({ emailMessage }) => /href="([^"]*)"/.exec(emailMessage)?.[1])
    const pages = [paths.login, paths.forgottenPassword]
    expect(links).toEqual(pages.map((path) => (address === null ? undefined : `${address}${path}`)))
    expect(Object.keys(pool).filter((key) => /EmailVerification|Sms/.test(key))).toEqual([])
  })

  test.each([site.name, 'A & B <best>', 'دُكّان القسائم', 'می\u200cخرم', '🛍️'.repeat(99)])(
    'Cognito takes them from a site called %j',
    (siteName) => {
      const { invitation, code } = accountMails(siteName, 'https://www.example.com')
      const text = /^[\p{L}\p{M}\p{S}\p{N}\p{P}\s]*$/u
      for (const { emailSubject, emailMessage } of [invitation, code]) {
        expect([emailSubject.length <= 140, emailMessage.length <= 20_000]).toEqual([true, true])
        expect([emailSubject, emailMessage].filter((each) => !text.test(each))).toEqual([])
        expect(emailMessage.split('{####}')).toHaveLength(2)
        expect(emailMessage).not.toMatch(/&(?!amp;|lt;)|<(?!\/?(p|a|br|small)\b)/)
      }
      expect(invitation.emailMessage.split('{username}')).toHaveLength(2)
    },
  )
})

function textsOf({ EmailSubject, EmailMessage, ...others }: Part) {
  expect(others).toEqual({})
  return { emailSubject: EmailSubject, emailMessage: EmailMessage }
}

describe("the pool's firewall", () => {
  const rules = (): Part[] =>
    ofType('prod', 'AWS::WAFv2::WebACL').find(({ Properties }) => Properties.Scope === 'REGIONAL')?.Properties
      .Rules

  test('allows the operations that our functions call without AWS credentials, and no others', () => {
    const [{ Action, Statement }] = rules() as [Part]
    const [named, { NotStatement }] = Statement.AndStatement.Statements
    const header = { SingleHeader: { Name: 'x-amzn-cognito-operation-name' } }
    expect([Action, named.SizeConstraintStatement, NotStatement.Statement]).toMatchObject([
      { Block: {} },
      { FieldToMatch: header, ComparisonOperator: 'GT', Size: 0 },
      { RegexMatchStatement: { FieldToMatch: header } },
    ])
    const letThrough = new RegExp(NotStatement.Statement.RegexMatchStatement.RegexString)
    expect(NotStatement.Statement.RegexMatchStatement.RegexString.length).toBeLessThanOrEqual(512)
    const operations = operationsOfCognito()
    expect(operations.length).toBeGreaterThan(100)
    expect(operations.filter((operation) => letThrough.test(operation))).toEqual([...openOperations])
  })

  test('counts the requests of each address', () => {
    const [, { Action, Statement }] = rules() as [Part, Part]
    expect([Action, Statement]).toEqual([
      { Block: {} },
      { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 2000 } },
    ])
  })
})

test('every Cognito operation of the functions is allowed by the firewall or by a role', () => {
  const statements = ['Site', 'Admin'].flatMap(
    (id) =>
      oneOf('prod', 'AWS::IAM::Policy', `Functions${id}Role`).Properties.PolicyDocument.Statement as Part[],
  )
  const permitted = statements
    .flatMap(({ Action }) => [Action].flat() as string[])
    .flatMap((action) => /^cognito-idp:(.+)/.exec(action)?.[1] ?? [])
  const sources = sourcesOfFunctions().join('\n')
  const used = operationsOfCognito().filter(
    (operation) => sources.includes(`new ${operation}Command(`) || sources.includes(`paginate${operation}(`),
  )
  expect(used.length).toBeGreaterThan(openOperations.length)
  expect(new Set([...permitted, ...openOperations])).toEqual(new Set(used))
})

function operationsOfCognito(): string[] {
  return Object.keys(cognito).flatMap((name) => /^([A-Z]\w+)Command$/.exec(name)?.[1] ?? [])
}

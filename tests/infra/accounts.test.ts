import { describe, expect, test } from 'vitest'
import { passwordPolicy, passwordProblem } from '#domain/password'
import { staffRoles } from '#domain/roles'
import { tokenMinutes } from '#domain/session'
import { environmentNames } from '#infra/environments'
import { ofType, oneOf } from './template'

describe.each(environmentNames)('in %s', (name) => {
  test('there is a group for each role, the strongest first', () => {
    const groups = ofType(name, 'AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties)
    expect(groups.toSorted((a, b) => a.Precedence - b.Precedence).map(({ GroupName }) => GroupName)).toEqual(
      staffRoles,
    )
  })

  test('the pool asks of a password what forms ask of it', () => {
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

  test('nobody registers by themselves, and a second factor is offered', () => {
    const pool = oneOf(name, 'AWS::Cognito::UserPool').Properties
    expect([pool.AdminCreateUserConfig, pool.MfaConfiguration, pool.EnabledMfas]).toEqual([
      { AllowAdminCreateUserOnly: true },
      'OPTIONAL',
      ['SOFTWARE_TOKEN_MFA'],
    ])
  })

  test('sessions are short, can be ended, and are begun by password alone', () => {
    const { UserPoolId: _pool, ...client } = oneOf(name, 'AWS::Cognito::UserPoolClient').Properties
    expect(client).toEqual({
      AccessTokenValidity: tokenMinutes,
      IdTokenValidity: tokenMinutes,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      EnableTokenRevocation: true,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      SupportedIdentityProviders: ['COGNITO'],
      AllowedOAuthFlowsUserPoolClient: false,
    })
  })

  test('there are no guests', () => {
    expect(oneOf(name, 'AWS::Cognito::IdentityPool').Properties.AllowUnauthenticatedIdentities).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { endpointOf } from '#domain/api/api'
import { addresses, gatewayKeysOfAddress } from '#domain/features/addresses'
import { formGatewayKeys, gatewayRoutes } from '#domain/routes/gateway-routes'
import { ofType, oneOf, textOf } from './template'
import { testedEnvironments } from './synthesize'

describe.each(testedEnvironments)('in %s', (name) => {
  test('the API has the endpoints of domain/api, each with its access and its function', () => {
    const found = ofType(name, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => [
      Properties.RouteKey,
      Properties.AuthorizationType,
      textOf(Properties.AuthorizerId ?? ''),
      textOf(Properties.Target),
    ])
    const expected = [...gatewayRoutes].map(([gatewayKey, key]) => {
      const { access, servedBy } = endpointOf(key)
      return [
        gatewayKey,
        ...(access === 'anyone' ? ['NONE', ''] : ['JWT', '<ApiStaff>']),
        servedBy === 'site' ? 'integrations/<ApiSiteIntegration>' : 'integrations/<ApiAdminIntegration>',
      ]
    })
    const forms = formGatewayKeys.map((key) => [key, 'NONE', '', 'integrations/<ApiFormsIntegration>'])
    const out = addresses
      .flatMap(gatewayKeysOfAddress)
      .map((key) => [key, 'NONE', '', 'integrations/<ApiSiteIntegration>'])
    const unknown = ['$default', 'NONE', '', 'integrations/<ApiSiteIntegration>']
    expect(found.toSorted()).toEqual([...expected, ...forms, ...out, unknown].toSorted())
  })

  test('each route key is valid for API Gateway, and no two match the same paths', () => {
    const keys: string[] = ofType(name, 'AWS::ApiGatewayV2::Route').map(
      ({ Properties }) => Properties.RouteKey,
    )
    const documented = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\/([\w.-]+|\{\w+\}))*(\/[\w.-]+|\/\{\w+\+?\})$/
    for (const key of keys.filter((each) => each !== '$default')) expect(key).toMatch(documented)
    const shapes = keys.map((key) => key.replace(/\{\w+/g, '{'))
    expect(new Set(shapes).size).toBe(keys.length)
    // AWS's quota for routes.
    expect(keys.length).toBeLessThanOrEqual(300)
  })

  test("the authorizer accepts our pool's tokens for our client", () => {
    const { Properties } = oneOf(name, 'AWS::ApiGatewayV2::Authorizer')
    const { Issuer, Audience } = Properties.JwtConfiguration
    expect([Properties.AuthorizerType, textOf(Issuer), Audience.map(textOf)]).toEqual([
      'JWT',
      expect.stringMatching(/^https:\/\/cognito-idp\.<AWS::Region>\.amazonaws\.com\/<auth/),
      ['<authamplifyAuthUserPoolAppClientRef>'],
    ])
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsAdmin').Properties.Environment
    expect([textOf(Variables.TOKEN_ISSUER), textOf(Variables.USER_POOL_CLIENT_ID)]).toEqual([
      textOf(Issuer),
      textOf(Audience[0]),
    ])
  })

  test.each(['-', 'Unauthorized', 'He said "no"\\n'])('a line of the log with %j in it is JSON', (value) => {
    const escaped = JSON.stringify(value).slice(1, -1)
    const stages = ofType(name, 'AWS::ApiGatewayV2::Stage')
    for (const { Properties } of stages) {
      // API Gateway writes what is missing as -, and variables whose names end in String with quotes.
      const line = String(Properties.AccessLogSettings.Format).replaceAll(/\$context[.\w]+/g, (variable) =>
        variable.endsWith('String') && value !== '-' ? `"${escaped}"` : escaped,
      )
      expect(new Set(Object.values(JSON.parse(line)))).toEqual(new Set([value]))
    }
  })

  test('each route has a throttle of its own, and is there before the stage', () => {
    const routes = ofType(name, 'AWS::ApiGatewayV2::Route')
    const { DependsOn, Properties } = oneOf(name, 'AWS::ApiGatewayV2::Stage')
    const keys = routes.map(({ Properties: { RouteKey } }) => RouteKey)
    expect(Object.keys(Properties.RouteSettings).toSorted()).toEqual(keys.toSorted())
    expect(routes.filter(({ id }) => !DependsOn?.includes(id))).toEqual([])
    const rateOf = (key: string) => Properties.RouteSettings[key].ThrottlingRateLimit
    expect(rateOf('POST /users/login')).toBeLessThan(rateOf('POST /reviews/create'))
    expect(rateOf('POST /forms/review')).toBeLessThan(rateOf('GET /stores'))
  })

  test('the lines that are counted as refused calls are those of answers 429', () => {
    const { FilterPattern, LogGroupName, MetricTransformations } = oneOf(
      name,
      'AWS::Logs::MetricFilter',
    ).Properties
    expect(textOf(LogGroupName)).toBe('<ApiAccessLog>')
    const [, field = '', value] = /^\{ \$\.(\w+) = "(\w+)" \}$/.exec(FilterPattern) ?? []
    const { Format } = oneOf(name, 'AWS::ApiGatewayV2::Stage').Properties.AccessLogSettings
    expect(JSON.parse(Format.replace('$context.status', '429'))[field]).toBe(value)
    const [{ MetricNamespace, MetricName }] = MetricTransformations
    const alarm = ofType(name, 'AWS::CloudWatch::Alarm').find(({ Properties }) =>
      Properties.AlarmName.endsWith('Many calls are refused'),
    )
    expect(alarm?.Properties).toMatchObject({ Namespace: MetricNamespace, MetricName })
  })

  test('the stage is called api, and logs no addresses', () => {
    const { StageName, AccessLogSettings } = oneOf(name, 'AWS::ApiGatewayV2::Stage').Properties
    expect(StageName).toBe('api')
    expect(AccessLogSettings.Format).not.toMatch(/identity|userAgent|sourceIp|claims|authorizer\.principal/)
  })
})

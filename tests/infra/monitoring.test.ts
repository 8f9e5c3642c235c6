import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endpointOf } from '#domain/api/api'
import { metricsOf } from '#functions/log/metrics'
import { anchorOf } from '#infra/constructs/alarms'
import { environmentOf } from '#infra/environments'
import { ofType, oneOf, textOf } from './template'
import { testedEnvironments } from './synthesize'

const headings = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
  ([, text = '']) => text,
)

describe.each(testedEnvironments)('in %s', (name) => {
  test('every alarm has a receiver, and names its section in the runbook', () => {
    const alarms = ofType(name, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
    expect(alarms).toHaveLength(environmentOf(name).firewall ? 18 : 17)
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      const heading = String(AlarmName).replace(`clipwell-${name}: `, '')
      expect(headings).toContain(heading)
      expect(AlarmDescription).toBe(`What to do: docs/runbook.md#${anchorOf(heading)}`)
      expect(AlarmActions.map(textOf)).toEqual(['<OperationsAlarms>'])
    }
  })

  test("the alarm on refused sign-ins uses the functions' metric", () => {
    const { Namespace, MetricName, Dimensions } = ofType(name, 'AWS::CloudWatch::Alarm').find(
      ({ Properties }) => Properties.AlarmName.endsWith('Many sign-ins are refused'),
    )!.Properties
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsSite').Properties.Environment
    expect(Namespace).toBe(Variables.METRICS_NAMESPACE)
    const line = { routeKey: 'POST /users/login', status: 401 } as const
    expect(metricsOf({ ...endpointOf(line.routeKey), ...line }, 0)).toHaveProperty(MetricName)
    expect(Dimensions).toEqual([{ Name: 'routeKey', Value: line.routeKey }])
  })

  test("the dashboard queries the API's logs for routes, and those of all that answers visitors for failures", () => {
    const body = textOf(oneOf(name, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody)
    const { widgets } = JSON.parse(body) as { widgets: { type: string; properties: { query: string } }[] }
    const queries = widgets.filter(({ type }) => type === 'log').map(({ properties }) => properties.query)
    const queried = queries.map((query) =>
      [...query.matchAll(/SOURCE '<serviceFunctions(\w+)LogRef>'/g)].map(([, id]) => id),
    )
    expect(queried).toEqual([
      ['Site', 'Admin'],
      ['Site', 'Admin', 'Pages', 'Forms', 'Cards'],
    ])
    for (const query of queries) expect(query).toContain(' by routeKey')
  })
})

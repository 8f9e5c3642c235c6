import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anchorOf } from '#infra/cloud/alarms'
import { environmentNames, environmentOf } from '#infra/environments'
import { ofType, oneOf, textOf } from './template'

const headings = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
  ([, text = '']) => text,
)

describe.each(environmentNames)('in %s', (name) => {
  test('every alarm tells someone, and names what to do in the runbook', () => {
    const alarms = ofType(name, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
    expect(alarms).toHaveLength(environmentOf(name).firewall ? 10 : 9)
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      const heading = String(AlarmName).replace(`clipwell-${name}: `, '')
      expect(headings).toContain(heading)
      expect(AlarmDescription).toBe(`What to do: docs/runbook.md#${anchorOf(heading)}`)
      expect(AlarmActions.map(textOf)).toEqual(['<OperationsAlarms>'])
    }
  })

  test('refused sign-ins are counted where the functions count them', () => {
    const { Namespace } = ofType(name, 'AWS::CloudWatch::Alarm').find(({ Properties }) =>
      Properties.AlarmName.endsWith('Many sign-ins are refused'),
    )!.Properties
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsSite').Properties.Environment
    expect(Namespace).toBe(Variables.METRICS_NAMESPACE)
  })

  test('the topic of the alarms takes nothing that is not encrypted on its way', () => {
    expect(JSON.stringify(oneOf(name, 'AWS::SNS::TopicPolicy').Properties)).toContain(
      '"aws:SecureTransport":"false"',
    )
  })
})

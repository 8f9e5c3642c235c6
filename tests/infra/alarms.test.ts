import { describe, expect, test } from 'vitest'
import { assemblyNames } from './synthesize'
import { oneOf, ofType, type Part } from './template'

// Alarms are evaluated over metrics that have data only now and then, as CloudWatch documents it.

type Period = Record<string, number>

const functions = {
  FILL: (filled: number | number[], value: number) =>
    Array.isArray(filled) ? filled.map((each) => orElse(each, value)) : orElse(filled, value),
  // What is missing is not added; a sum of nothing is missing.
  SUM: (values: number[]) =>
    values.every(Number.isNaN) ? Number.NaN : values.reduce((sum, value) => sum + orElse(value, 0), 0),
  MAX: (values: number[]) => Math.max(...values),
}

function orElse(value: number, other: number): number {
  return Number.isNaN(value) ? other : value
}

function valueOf({ Metrics }: Part, period: Period): number {
  if (!Metrics) return period['m'] ?? Number.NaN
  const known = idsOf({ Metrics }).map((id) => [id, period[id] ?? Number.NaN] as const)
  const names = { ...functions, METRICS: () => known.map(([, value]) => value), ...Object.fromEntries(known) }
  // oxlint-disable-next-line typescript/no-implied-eval -- metric math of our own templates is JavaScript too
  return new Function(...Object.keys(names), `return ${expressionOf({ Metrics })}`)(
    ...Object.values(names),
  ) as number
}

/** Its metric math, or '' without any. */
function expressionOf({ Metrics = [] }: Part): string {
  return Metrics.find(({ Expression }: Part) => Expression)?.Expression ?? ''
}

function idsOf({ Metrics }: Part): string[] {
  return Metrics
    ? Metrics.filter(({ Expression }: Part) => !Expression).map(({ Id }: Part) => Id as string)
    : ['m']
}

/** Alarms on DynamoDB's metrics keep their state while data is missing, whatever they are told. */
function missingDataOf(alarm: Part): string {
  return JSON.stringify(alarm).includes('AWS/DynamoDB') ? 'ignore' : alarm.TreatMissingData
}

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
}

function statesOf(alarm: Part, periods: Period[]): boolean[] {
  const { EvaluationPeriods: looksAt, DatapointsToAlarm: needed, Threshold, ComparisonOperator } = alarm
  const values = periods.map((period) => valueOf(alarm, period))
  let isOn = false
  return values.map((_, at) => {
    const seen = values.slice(Math.max(0, at + 1 - looksAt), at + 1)
    const missing = seen.filter(Number.isNaN).length
    const breaching = seen.filter((value) => comparisons[ComparisonOperator]!(value, Threshold)).length
    const treated = missingDataOf(alarm)
    if (breaching + (treated === 'breaching' ? missing : 0) >= needed) isOn = true
    else if (treated !== 'ignore' || breaching + missing < needed) isOn = false
    return isOn
  })
}

const silence: Period = {}
const times = (count: number, period: Period) => Array<Period>(count).fill(period)

const ofSilence = ({ ComparisonOperator }: Part) => ComparisonOperator === 'LessThanThreshold'

describe.each(assemblyNames)('in %s', (name) => {
  const alarms = () => ofType(name, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
  const nameOf = ({ AlarmName }: Part) => String(AlarmName).replace(/^.*: /, '')

  test('each alarm goes off by each metric that it adds up, and ends when none has data any more', () => {
    for (const alarm of alarms().filter((each) => !ofSilence(each))) {
      const { EvaluationPeriods: looksAt, DatapointsToAlarm: needed } = alarm
      const raising = idsOf(alarm).filter((id) => {
        const states = statesOf(alarm, [...times(needed, { [id]: 1e9 }), ...times(looksAt, silence)])
        const expected = [...states.slice(0, needed - 1).fill(false), true]
        return JSON.stringify(states.slice(0, needed)) === JSON.stringify(expected) && !states.at(-1)
      })
      // Where metrics are not added up or compared, the others say what the first one is a part of.
      const isRate = !/^(SUM|MAX|$)/.test(expressionOf(alarm))
      const expected = isRate ? ['shells'] : idsOf(alarm)
      expect([nameOf(alarm), raising]).toEqual([nameOf(alarm), expected])
    }
  })

  test('the scheduler is silent if two calls in a row fail or are missing, until the next one', () => {
    const [alarm, ...others] = alarms().filter(ofSilence)
    expect(others).toEqual([])
    const { ScheduleExpression } = oneOf(name, 'AWS::Scheduler::Schedule', 'FunctionsCleanUp').Properties
    const minutes = Number(/^rate\((\d+) minutes?\)$/.exec(ScheduleExpression)?.[1])
    const regular = Array.from({ length: 20 }, (_, at) => ((5 * at) % minutes < 5 ? { calls: 1 } : silence))
    const failing = times(20, { calls: 1, errors: 1 })
    expect(statesOf(alarm, regular)).not.toContain(true)
    expect(statesOf(alarm, failing).at(-1)).toBe(true)
    const states = statesOf(alarm, [...regular, ...times(10, silence), { calls: 1 }])
    expect(states.slice(-2)).toEqual([true, false])
  })

  test('no alarm goes off while nothing happens', () => {
    for (const alarm of alarms().filter((each) => !ofSilence(each))) {
      expect([nameOf(alarm), statesOf(alarm, times(10, silence)).includes(true)]).toEqual([
        nameOf(alarm),
        false,
      ])
    }
  })
})

import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { EnvironmentName } from '../environments'
import { cleanUpMinutes } from './functions'
import type { metricsOf } from './metrics'
import { productName } from '../product-name'

interface Watch {
  heading: string
  metric: IMetric
  threshold: number
  /** Alarms below the threshold instead, and without data. */
  below?: true
  /** The number of periods of five minutes that are looked at. @default 1 */
  periods?: number
  /** In how many of these periods the threshold has to be reached. @default all of them */
  breaching?: number
}

export function alarmsOf(
  scope: Construct,
  name: EnvironmentName,
  metrics: ReturnType<typeof metricsOf>,
): Alarm[] {
  return watchesOf(metrics).map(
    ({ heading, metric, threshold, below, periods = 1, breaching = periods }) =>
      new Alarm(scope, heading, {
        alarmName: `${productName}-${name}: ${heading}`,
        alarmDescription: `What to do: docs/runbook.md#${anchorOf(heading)}`,
        metric,
        threshold,
        evaluationPeriods: periods,
        datapointsToAlarm: breaching,
        comparisonOperator: below
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      }),
  )
}

export function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-')
}

function watchesOf(metrics: ReturnType<typeof metricsOf>): Watch[] {
  const { site, api, functions, durations, changes, table, firewall } = metrics
  return [
    { heading: 'Visitors get errors', metric: site.failures, threshold: 1, periods: 2 },
    // CloudFront reports its counts late, so the alarm looks back over three periods.
    { heading: 'Pages fail', metric: metrics.shells, threshold: 1, periods: 3, breaching: 1 },
    { heading: 'Pages are refused', metric: metrics.refusals, threshold: 1, periods: 3, breaching: 1 },
    { heading: 'The API fails', metric: api.failures, threshold: 5 },
    { heading: 'The API is slow', metric: api.slowest, threshold: 2000, periods: 3 },
    { heading: 'Many calls are refused', metric: api.refusals, threshold: 100 },
    { heading: 'A function fails', metric: sumOf(functions.map(({ errors }) => errors)), threshold: 5 },
    {
      heading: 'A function is throttled',
      metric: sumOf(functions.map(({ throttles }) => throttles)),
      threshold: 1,
    },
    {
      heading: 'A function comes near its time limit',
      metric: greatestOf(durations.map(({ longest, limit }) => ({ metric: longest, limit }))),
      threshold: 80,
    },
    { heading: 'The account runs out of functions', metric: greatestOf([metrics.account]), threshold: 80 },
    {
      heading: 'The scheduler is silent',
      metric: metrics.cleanUps,
      threshold: 1,
      below: true,
      periods: Math.ceil((2 * cleanUpMinutes) / 5) + 1,
    },
    { heading: 'A change has failed', metric: changes.failed, threshold: 1 },
    { heading: 'A pull of feeds has failed', metric: metrics.failedImports, threshold: 1 },
    { heading: 'Changes are late', metric: changes.delay, threshold: 600_000 },
    { heading: 'The table is throttled', metric: sumOf(table.throttles), threshold: 1, periods: 2 },
    { heading: 'The table fails', metric: sumOf(table.errors), threshold: 1, periods: 2 },
    { heading: 'Many sign-ins are refused', metric: metrics.signIns, threshold: 100 },
    ...(firewall ? [{ heading: 'The firewall blocks much', metric: firewall, threshold: 1000 }] : []),
  ]
}

/** Filled, because alarms on AWS/DynamoDB keep their state while data is missing, whatever they are told. */
function sumOf(metrics: IMetric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric]))
  return new MathExpression({ expression: 'SUM(FILL(METRICS(),0))', usingMetrics, label: 'sum' })
}

function greatestOf(parts: { metric: IMetric; limit: number }[]): IMetric {
  const usingMetrics = Object.fromEntries(parts.map(({ metric }, at) => [`m${at}`, metric]))
  const shares = parts.map(({ limit }, at) => `100*FILL(m${at},0)/${limit}`)
  return new MathExpression({
    expression: `MAX([${shares.join(',')}])`,
    usingMetrics,
    label: '% of the limit',
  })
}

import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { RouteKey } from '#domain/api/api'
import { failedChanges } from '#functions/changes/failed-changes'
import { type LoggedMetric, refusalsOf } from '#functions/log/metrics'
import { namespaceOf } from '../product-name'
import type { Environment } from '../environments'
import type { Api } from './api'
import type { Cdn } from './cdn'
import type { ContentTable } from './data-table'
import type { Functions } from './functions'

export interface MonitoredResources {
  environment: Environment
  functions: Functions
  api: Api
  cdn: Cdn
  table: ContentTable
}

const period = Duration.minutes(5)

export function metricsOf({ environment, functions, api, cdn, table }: MonitoredResources) {
  const shells = siteMetrics(cdn.shell.distributionId).requests
  return {
    site: siteMetrics(cdn.distribution.distributionId),
    // In percent, so that failures show while there are few visitors. Without pages there is no rate.
    shells: math('% of pages', `100*FILL(shells,0)/(FILL(shells,0)+${answered})`, {
      shells,
      ...callsOf(functions.all.pages),
    }),
    // Lambda refused CloudFront (403), so no call failed.
    refusals: math('refused', 'FILL(shells,0)-FILL(errors,0)', {
      shells,
      errors: functions.all.pages.metricErrors({ period }),
    }),
    api: { ...apiMetrics(api.id), refusals: api.refusals.metric({ statistic: 'sum', period }) },
    functions: Object.entries(functions.all).map(([name, lambda]) => ({
      calls: lambda.metricInvocations({ period, label: name }),
      errors: lambda.metricErrors({ period, label: `${name} errors` }),
      throttles: lambda.metricThrottles({ period, label: `${name} throttles` }),
      slowest: lambda.metricDuration({ period, statistic: 'p99', label: name }),
      concurrent: lambda.metric('ConcurrentExecutions', { period, statistic: 'max', label: name }),
    })),
    /** Milliseconds. */
    durations: Object.entries(functions.all).map(([name, lambda]) => ({
      name,
      longest: lambda.metricDuration({ period, statistic: 'max' }),
      limit: lambda.timeout?.toMilliseconds() ?? 0,
    })),
    /** Concurrency of all functions, and what some of them reserve. */
    account: {
      metric: metric('AWS/Lambda', {}, 'ClaimedAccountConcurrency', 'max'),
      limit: environment.accountConcurrency,
    },
    cleanUps: math('clean-ups', answered, callsOf(functions.all.cleanUp)),
    changes: {
      failed: ownMetric(environment, failedChanges),
      /** Milliseconds between a write and its changes. */
      delay: functions.all.changes.metric('IteratorAge', { period, statistic: 'max' }),
    },
    table: tableMetrics(table),
    /** The failed imports of which a message is left. */
    failedImports: functions.failedImports.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: 'max',
    }),
    signIns: ownMetric(environment, refusalsOf('POST /users/login' satisfies RouteKey)),
    firewall: cdn.firewall && firewallMetric(cdn.firewall.metricName),
  }
}

const math = (label: string, expression: string, usingMetrics: Record<string, IMetric>) =>
  new MathExpression({ expression, usingMetrics, period, label })

const callsOf = (lambda: Lambda) => ({
  calls: lambda.metricInvocations({ period }),
  errors: lambda.metricErrors({ period }),
})

const answered = 'FILL(calls,0)-FILL(errors,0)'

function metric(
  namespace: string,
  dimensionsMap: Record<string, string>,
  metricName: string,
  statistic = 'sum',
): Metric {
  return new Metric({ namespace, metricName, statistic, period, dimensionsMap })
}

const ownMetric = (
  { name }: MonitoredResources['environment'],
  { name: metricName, dimensions }: LoggedMetric,
) => metric(namespaceOf(name), dimensions, metricName)

function siteMetrics(DistributionId: string) {
  const of = metric.bind(null, 'AWS/CloudFront', { DistributionId, Region: 'Global' })
  return {
    requests: of('Requests'),
    bytes: of('BytesDownloaded'),
    failures: of('5xxErrorRate', 'average'),
  }
}

function apiMetrics(ApiId: string) {
  const of = metric.bind(null, 'AWS/ApiGateway', { ApiId })
  return {
    calls: of('Count'),
    failures: of('5xx'),
    median: of('Latency', 'p50'),
    slowest: of('Latency', 'p99'),
  }
}

/** DynamoDB counts throttles, also on indexes, and errors by operation. */
const operations = 'GetItem BatchGetItem Query PutItem UpdateItem DeleteItem TransactWriteItems'.split(' ')

function tableMetrics({ tableName: TableName }: ContentTable) {
  const of = (name: string) => metric('AWS/DynamoDB', { TableName }, name)
  const each = (name: string) =>
    operations.map((Operation) => metric('AWS/DynamoDB', { TableName, Operation }, name))
  return {
    reads: of('ConsumedReadCapacityUnits'),
    writes: of('ConsumedWriteCapacityUnits'),
    throttles: each('ThrottledRequests'),
    errors: each('SystemErrors'),
  }
}

const firewallMetric = (WebACL: string) => metric('AWS/WAFV2', { WebACL, Rule: 'ALL' }, 'BlockedRequests')

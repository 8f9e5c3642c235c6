import { variable } from '#functions/environment'

export interface LoggedMetric {
  name: string
  dimensions: Readonly<Record<string, string>>
}

export const refusalsOf = (routeKey: string): LoggedMetric => ({ name: 'refused', dimensions: { routeKey } })

interface LoggedCall {
  routeKey: string
  status: number
  countsRefusals?: boolean | undefined
}

/** A 403 only asks for the next step. */
const refusals = new Set([401, 429])

/** Metrics for all routes would cost more than all the calls (docs/cost.md). `now` is in milliseconds. */
export function metricsOf({ routeKey, status, countsRefusals = false }: LoggedCall, now: number) {
  return countsRefusals && refusals.has(status) ? metric(refusalsOf(routeKey), now) : {}
}

export function metric({ name, dimensions }: LoggedMetric, now: number) {
  return {
    ...dimensions,
    [name]: 1,
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          // One account may have several environments.
          Namespace: variable('METRICS_NAMESPACE') ?? 'local',
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: 'Count' }],
        },
      ],
    },
  }
}

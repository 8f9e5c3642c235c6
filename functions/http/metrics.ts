import { variable } from '#functions/environment'
import type { RouteKey } from '#domain/api/api'

/** A metric with its dimensions. A log line that has it counts one. */
export interface LoggedMetric {
  name: string
  dimensions: Readonly<Record<string, string>>
}

/** Refused sign-ins, by their route. */
export const refusedSignIns = {
  name: 'refused',
  dimensions: { routeKey: 'POST /users/login' satisfies RouteKey },
} as const

/** Wrong credentials and too many tries. A 403 only asks for the next step. */
const refusals = new Set([401, 429])

/**
 * Makes a refused sign-in's log line a metric for an alarm. Metrics for all routes would cost more than all
 * the calls (docs/cost.md). `now` is in milliseconds since 1970.
 */
export function metricsOf({ routeKey, status }: { routeKey: string; status: number }, now: number) {
  const isRefused = routeKey === refusedSignIns.dimensions.routeKey && refusals.has(status)
  return isRefused ? metric(refusedSignIns, now) : {}
}

/** The fields that make a log line count in a metric (CloudWatch's embedded metric format). */
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

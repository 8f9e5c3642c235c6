import { variable } from '#functions/environment'
import type { RouteKey } from '#domain/api/api'

export interface LoggedMetric {
  name: string
  dimensions: Readonly<Record<string, string>>
}

export const refusedSignIns = {
  name: 'refused',
  dimensions: { routeKey: 'POST /users/login' satisfies RouteKey },
} as const

/** A 403 only asks for the next step. */
const refusals = new Set([401, 429])

/** Metrics for all routes would cost more than all the calls (docs/cost.md). `now` is in milliseconds. */
export function metricsOf({ routeKey, status }: { routeKey: string; status: number }, now: number) {
  const isRefused = routeKey === refusedSignIns.dimensions.routeKey && refusals.has(status)
  return isRefused ? metric(refusedSignIns, now) : {}
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

import { variable } from '#functions/environment'
import type { RouteKey } from '#domain/api/api'

/** Our only metric: refused sign-ins, with the route as dimension. */
export const refusedSignIns = { name: 'refused', routeKey: 'POST /users/login' } as const satisfies {
  name: string
  routeKey: RouteKey
}

/** Wrong credentials and too many tries. A 403 only asks for the next step. */
const refusals = new Set([401, 429])

/**
 * Makes a refused sign-in's log line a metric (CloudWatch's embedded metric format) for an alarm. Metrics for
 * all routes would cost more than all the calls (docs/cost.md). `now` is in milliseconds since 1970.
 */
export function metricsOf({ routeKey, status }: { routeKey: string; status: number }, now: number) {
  if (routeKey !== refusedSignIns.routeKey || !refusals.has(status)) return {}
  return {
    [refusedSignIns.name]: 1,
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          // One account may have several environments.
          Namespace: variable('METRICS_NAMESPACE') ?? 'local',
          Dimensions: [['routeKey']],
          Metrics: [{ Name: refusedSignIns.name, Unit: 'Count' }],
        },
      ],
    },
  }
}

import type { RouteKey } from '#domain/api/api'

/** The one metric of our own: sign-ins that were refused. It has the route as its dimension. */
export const refusedSignIns = { name: 'refused', routeKey: 'POST /users/login' } as const satisfies {
  name: string
  routeKey: RouteKey
}

/** What does not fit, and what is tried too often. A 403 only asks for the next step. */
const refusals = new Set([401, 429])

/**
 * What turns the line of a refused sign-in into a metric (CloudWatch's embedded metric format), which an alarm watches.
 * Other lines are for queries alone: metrics of each route would cost more than all that is called (docs/cost.md).
 * `now` is in milliseconds since 1970.
 */
export function metricsOf({ routeKey, status }: { routeKey: string; status: number }, now: number) {
  if (routeKey !== refusedSignIns.routeKey || !refusals.has(status)) return {}
  return {
    [refusedSignIns.name]: 1,
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          // Several environments may be in one account.
          Namespace: process.env.METRICS_NAMESPACE ?? 'Clipwell',
          Dimensions: [['routeKey']],
          Metrics: [{ Name: refusedSignIns.name, Unit: 'Count' }],
        },
      ],
    },
  }
}

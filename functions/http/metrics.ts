/** What is measured of each route, by the name of its property in the log, with CloudWatch's unit. */
const units = {
  ms: 'Milliseconds',
  readUnits: 'Count',
  writeUnits: 'Count',
  succeeded: 'Count',
  refused: 'Count',
  failed: 'Count',
} as const

/**
 * What turns a line of the log into metrics (CloudWatch's embedded metric format): how the request ended, as one of
 * three counts, and the declaration that makes CloudWatch count it, and the line's own numbers, for its route.
 * `now` is in milliseconds since 1970.
 */
export function metricsOf(status: number, now: number) {
  return {
    succeeded: Number(status < 400),
    refused: Number(status >= 400 && status < 500),
    failed: Number(status >= 500),
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          // Several environments may be in one account.
          Namespace: process.env.METRICS_NAMESPACE ?? 'Clipwell',
          Dimensions: [['routeKey']],
          Metrics: Object.entries(units).map(([Name, Unit]) => ({ Name, Unit })),
        },
      ],
    },
  }
}

import { describeError } from '#functions/http/request-log'

/** Which page a line of the log belongs to. */
export interface PageRequest {
  requestId: string
  /** Its route: `/store/:storeSlug`. Never its address, which may hold what someone has typed. */
  page: string
}

/**
 * Writes one line of JSON about what a page could not do: the read that failed by its route and status, or the page
 * itself. Queries over the logs of calls find it by the same names. LOG_LEVEL=silent keeps it quiet.
 */
export function logPageFailure(
  request: PageRequest,
  failure: { routeKey: string; status: number; error: unknown },
) {
  if (process.env.LOG_LEVEL === 'silent') return
  const error = describeError(failure.error)
  console.log(JSON.stringify({ level: 'error', ...request, ...failure, error }))
}

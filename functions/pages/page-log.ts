import { variable } from '#functions/environment'
import { describeError } from '#functions/log/request-log'

export interface RenderRequest {
  requestId: string
  /** `/store/:storeSlug`. Never the address, which may contain what someone typed. */
  page: string
}

/** The fields have the names of the request log's. LOG_LEVEL=silent turns it off. */
export function logPageFailure(
  request: RenderRequest,
  failure: { routeKey: string; status: number; error: unknown },
) {
  if (variable('LOG_LEVEL') === 'silent') return
  const error = describeError(failure.error)
  console.log(JSON.stringify({ level: 'error', ...request, ...failure, error }))
}

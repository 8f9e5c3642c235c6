import type { RouteKey } from '#domain/routes'
import { callApi } from '../../lib/api-client'
import { statusOf } from '../../lib/api-error'
import { renewSession } from '../../lib/session'

/**
 * Calls the API as staff. A token lives 15 minutes: where it has run out the session is renewed and the call
 * made once more, so that nobody notices.
 */
export const callAsStaff: typeof callApi = async (key, request) => {
  try {
    return await callApi(key, request)
  } catch (error) {
    if (!canBeRenewed(key, error) || !(await renewSession())) throw error
    return callApi(key, request)
  }
}

function canBeRenewed(key: RouteKey, error: unknown): boolean {
  return statusOf(error) === 401 && !key.startsWith('POST /users/log')
}

import type { RouteKey } from '#domain/routes'
import { callApi } from '../../lib/api-client'
import { statusOf } from '../../lib/api-error'
import { renewSession, untilSignedIn } from '../../lib/session'
import { hasUnsavedWork, holdWork } from './unsaved-work'

/**
 * Calls the API as staff. A token lives 15 minutes: where it has run out the session is renewed and the call made
 * once more, so that nobody notices. Where it can't be renewed a change, and a read beside unsaved work, waits until
 * its author has signed in again over the page, and is sent then; it fails when they leave instead.
 */
export const callAsStaff: typeof callApi = async (key, request) => {
  try {
    return await callApi(key, request)
  } catch (error) {
    if (!canBeRenewed(key, error)) throw error
    const release = isChange(key) || hasUnsavedWork() ? holdWork() : undefined
    try {
      if (!(await renewSession()) && !(release && (await untilSignedIn()))) throw error
    } finally {
      release?.()
    }
    return callApi(key, request)
  }
}

function canBeRenewed(key: RouteKey, error: unknown): boolean {
  return statusOf(error) === 401 && !key.startsWith('POST /users/log')
}

function isChange(key: RouteKey): boolean {
  return !key.startsWith('GET ')
}

import type { RouteKey } from '#domain/api/api'
import { callApi, callApiForPage, callApiForWhole } from '../../lib/api-client'
import { statusOf } from '../../lib/api-error'
import { renewSession, untilSignedIn } from '../../lib/session'
import { uploadToApi } from '../../lib/upload'
import { noteAnswer, noteSilence } from './connection'
import { hasUnsavedWork, holdWork } from './unsaved-work'

/**
 * Calls the API as staff. A token lives 15 minutes: where it has run out the session is renewed and the call
 * made once more, so that nobody notices. Where it can't be renewed a change, and a read beside unsaved work,
 * waits until its author has signed in again over the page, and is sent then; it fails when they leave
 * instead.
 */
export const callAsStaff: typeof callApi = (key, request) => withRenewal(key, () => callApi(key, request))

/** As callAsStaff, for one page of a list. */
export const pageAsStaff: typeof callApiForPage = (key, request) =>
  withRenewal(key, () => callApiForPage(key, request))

/** As callAsStaff, for all of a list. */
export const readAsStaff: typeof callApiForWhole = (key, request) =>
  withRenewal(key, () => callApiForWhole(key, request))

/** As callAsStaff, for a form with files. */
export const uploadAsStaff: typeof uploadToApi = (key, upload) =>
  withRenewal(key, () => uploadToApi(key, upload))

async function withRenewal<Result>(key: RouteKey, send: () => Promise<Result>): Promise<Result> {
  const call = () => noted(send)
  try {
    return await call()
  } catch (error) {
    if (!canBeRenewed(key, error)) throw error
    const release = isChange(key) || hasUnsavedWork() ? holdWork() : undefined
    try {
      if (!(await renewSession()) && !(release && (await untilSignedIn()))) throw error
    } finally {
      release?.()
    }
    return call()
  }
}

/**
 * Notes whether a call was answered at all: it fails otherwise with what fetch throws. One that was called
 * off says nothing.
 */
async function noted<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call()
    noteAnswer()
    return result
  } catch (error) {
    if (statusOf(error) !== undefined) noteAnswer()
    else if (error instanceof TypeError) noteSilence()
    throw error
  }
}

function canBeRenewed(key: RouteKey, error: unknown): boolean {
  return statusOf(error) === 401 && !key.startsWith('POST /users/log')
}

function isChange(key: RouteKey): boolean {
  return !key.startsWith('GET ')
}

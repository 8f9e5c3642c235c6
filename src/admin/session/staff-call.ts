import type { RouteKey } from '#domain/api/api'
import type { Page } from '#domain/http/paging'
import {
  type ApiRequest,
  callApi,
  callApiForWhole,
  callApiWithNext,
  type ItemOf,
  type ListKey,
} from '#lib/api-client'
import { completeAnswer } from '#lib/complete-answer'
import { isNotFound, isUnanswered, statusOf } from '#lib/api-error'
import { renewSession, untilSignedIn } from '#lib/session'
import { uploadToApi } from '#lib/upload'
import { reportAnswered, reportUnanswered } from './connection'
import { hasUnsavedWork, holdWork } from './unsaved-work'

/**
 * Calls the API as staff; what is read comes with all that its endpoint promises. A token lives 15 minutes.
 * If it has expired, the session is renewed and the call repeated, and users notice nothing. If it cannot be
 * renewed, a change, or a read next to unsaved work, waits until the user has signed in again over the page.
 * It fails if they leave instead.
 */
export const callAsStaff: typeof callApi = async (key, request) => {
  const send = () => withRenewal(key, () => callApi(key, request))
  const isDeletion = key.startsWith('DELETE ')
  const answer = isDeletion ? deleteOnce(`${key} ${JSON.stringify(request?.params)}`, send) : send()
  return completeAnswer(key, await answer)
}

/** As callAsStaff, for a whole list. */
export const readAsStaff: typeof callApiForWhole = async (key, request) =>
  completeAnswer(key, await withRenewal(key, () => callApiForWhole(key, request)))

/** As callAsStaff, for one answer with the cursor of the next. */
export const readPageAsStaff: typeof callApiWithNext = async (key, request) => {
  const page = await withRenewal(key, () => callApiWithNext(key, request))
  return { ...page, body: completeAnswer(key, page.body) }
}

/** As callAsStaff, for one page of a list. */
export async function pageAsStaff<Key extends ListKey>(
  key: Key,
  request: ApiRequest,
): Promise<Page<ItemOf<Key>>> {
  const { body, next } = await readPageAsStaff(key, request)
  return { items: body as unknown as ItemOf<Key>[], next: next ?? undefined }
}

/** As callAsStaff, for a form with files. */
export const uploadAsStaff: typeof uploadToApi = (key, upload) =>
  withRenewal(key, () => uploadToApi(key, upload))

/** Deletions whose answer was lost. Staff may try them again. */
const unanswered = new Set<string>()

/** Deletes something. After an attempt whose answer was lost it may be gone already, which is success. */
async function deleteOnce<Result>(what: string, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (isNotFound(error) && unanswered.has(what)) return undefined as Result
    if (isUnanswered(error)) unanswered.add(what)
    throw error
  }
}

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
 * Records whether a call was answered. Without an answer fetch throws another error. Aborted calls do not
 * count.
 */
async function noted<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call()
    reportAnswered()
    return result
  } catch (error) {
    if (statusOf(error) !== undefined) reportAnswered()
    else if (error instanceof TypeError) reportUnanswered()
    throw error
  }
}

function canBeRenewed(key: RouteKey, error: unknown): boolean {
  return statusOf(error) === 401 && !key.startsWith('POST /users/log')
}

function isChange(key: RouteKey): boolean {
  return !key.startsWith('GET ')
}

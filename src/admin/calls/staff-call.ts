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
import { isNotFound, isUnanswered, httpStatusOf } from '#lib/api-error'
import { renewSession, waitForSignIn } from '../session/session'
import { reportAnswered, reportUnanswered } from './connection'
import { hasUnsavedWork, markUnsavedWork } from '../components/form/unsaved-work'

/** Renews an expired token and repeats the call, or waits until the user has signed in over the page. */
export const callAsStaff: typeof callApi = async (key, request) => {
  const send = () => withRenewal(key, () => callApi(key, request))
  const isDeletion = key.startsWith('DELETE ')
  const isSameTwice = isDeletion || /\/(restore|approve|reject|unapprove|bulk|undo)$/.test(key)
  const isRepeatable = isSameTwice || (/^(PUT|PATCH) /.test(key) && request?.version === undefined)
  const sent = isRepeatable ? repeatOnce(send) : send()
  // What is gone already was deleted by a call whose answer was lost, or by someone else.
  return isDeletion ? (sent.catch(ignoreNotFound) as typeof sent) : sent
}

/** For a whole list. */
export const readAsStaff: typeof callApiForWhole = (key, request) =>
  withRenewal(key, () => callApiForWhole(key, request))

/** With the cursor of the next answer. */
export const readPageAsStaff: typeof callApiWithNext = (key, request) =>
  withRenewal(key, () => callApiWithNext(key, request))

/** For one page of a list. */
export async function pageAsStaff<Key extends ListKey>(
  key: Key,
  request: ApiRequest,
): Promise<Page<ItemOf<Key>>> {
  const { body, next } = await readPageAsStaff(key, request)
  return { items: body as unknown as ItemOf<Key>[], next: next ?? undefined }
}

/** Repeats a change whose answer was lost. */
const repeatOnce = <Result>(send: () => Promise<Result>): Promise<Result> =>
  send().catch((error: unknown) => {
    if (!isUnanswered(error)) throw error
    return send()
  })

function ignoreNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}

async function withRenewal<Result>(key: RouteKey, send: () => Promise<Result>): Promise<Result> {
  const call = () => withConnectionState(send)
  try {
    return await call()
  } catch (error) {
    if (!canBeRenewed(key, error)) throw error
    const release = isChange(key) || hasUnsavedWork() ? markUnsavedWork() : undefined
    try {
      if (!(await renewSession()) && !(release && (await waitForSignIn()))) throw error
    } finally {
      release?.()
    }
    return call()
  }
}

/** Without an answer fetch throws a TypeError. Aborted calls do not count. */
async function withConnectionState<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call()
    reportAnswered()
    return result
  } catch (error) {
    if (httpStatusOf(error) !== undefined) reportAnswered()
    else if (error instanceof TypeError) reportUnanswered()
    throw error
  }
}

function canBeRenewed(key: RouteKey, error: unknown): boolean {
  return httpStatusOf(error) === 401 && !key.startsWith('POST /users/log')
}

function isChange(key: RouteKey): boolean {
  return !key.startsWith('GET ')
}

import type { Answer, RouteKey } from '#domain/api/api'
import { pathOf } from '#domain/api/path'
import { tokenStorageKey } from '#domain/user/session'
import { failureOf } from './api-error'
import { browserStorage } from './browser-storage'
import { cursorOfLink, type AnswerPage, readWhole } from './answer-page'

export interface ApiRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  /** JSON, or a form if it has files. */
  body?: unknown
  /** The version that a write is based on. Answers 412 if the item has another one. */
  version?: number | undefined
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Sends the bearer token. Throws ApiError, and fetch's errors without an answer. */
export async function callApi<Key extends RouteKey>(
  key: Key,
  request: ApiRequest = {},
): Promise<Answer<Key>> {
  const response = await send(key, request)
  return (response.status === 204 ? undefined : await response.json()) as Answer<Key>
}

export type ListKey = { [Key in RouteKey]: Answer<Key> extends readonly unknown[] ? Key : never }[RouteKey]

export type ItemOf<Key extends ListKey> = Answer<Key> extends readonly (infer Item)[] ? Item : never

/** For a page of a list, or an answer that contains one: with the cursor of the next page. */
export async function callApiWithNext<Key extends RouteKey>(
  key: Key,
  request: ApiRequest,
): Promise<AnswerPage<Answer<Key>>> {
  const response = await send(key, request)
  return { body: (await response.json()) as Answer<Key>, next: cursorOfLink(response.headers.get('Link')) }
}

/** Follows the cursors of a list to its end. */
export async function callApiForWhole<Key extends RouteKey>(
  key: Key,
  request: ApiRequest = {},
): Promise<Answer<Key>> {
  const readPage = (query: Record<string, string>) => callApiWithNext(key, { ...request, query })
  return (await readWhole(request.query ?? {}, readPage)) as Answer<Key>
}

function requestOf(key: RouteKey, { params = {}, query = {}, version, idempotencyKey }: ApiRequest) {
  const search = new URLSearchParams(query).toString()
  return {
    method: key.slice(0, key.indexOf(' ')),
    url: `/api${pathOf(key, params)}${search && `?${search}`}`,
    headers: {
      ...authorization(),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  }
}

async function send(key: RouteKey, request: ApiRequest): Promise<Response> {
  const { body, signal } = request
  const { method, url, headers } = requestOf(key, request)
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(isJson(body) && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: isJson(body) ? JSON.stringify(body) : (body as FormData) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await failureOf(response)
  return response
}

function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof FormData)
}

function authorization(): Record<string, string> {
  const token = browserStorage()?.getItem(tokenStorageKey)
  return token ? { Authorization: `Bearer ${token}` } : {}
}

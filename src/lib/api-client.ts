import type { Answer } from '#domain/reads'
import { pathOf, type RouteKey } from '#domain/routes'
import { tokenStorageKey } from '#domain/session'
import { failureOf } from './api-error'

interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  /** JSON, or a form where files travel with it. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls an endpoint of the API with the bearer token when there is one (specification, section 7).
 * Throws ApiError for an answer that is not a success, and what fetch throws when there is no answer.
 */
export async function callApi<Key extends RouteKey>(key: Key, request: Request = {}): Promise<Answer<Key>> {
  const response = await send(key, request)
  if (!response.ok) throw await failureOf(response)
  return (response.status === 204 ? undefined : await response.json()) as Answer<Key>
}

function send(key: RouteKey, { params = {}, query = {}, body, signal }: Request): Promise<Response> {
  const method = key.slice(0, key.indexOf(' '))
  const search = new URLSearchParams(query).toString()
  return fetch(`/api${pathOf(key, params)}${search && `?${search}`}`, {
    method,
    headers: { ...authorization(), ...(isJson(body) && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: isJson(body) ? JSON.stringify(body) : (body as FormData) }),
    ...(signal && { signal }),
  })
}

function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof FormData)
}

function authorization(): Record<string, string> {
  const token = localStorage.getItem(tokenStorageKey)
  return token ? { Authorization: `Bearer ${token}` } : {}
}

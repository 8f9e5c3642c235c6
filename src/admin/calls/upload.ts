import type { Answer, RouteKey } from '#domain/api/api'
import { type ApiRequest, requestOf } from '#lib/api-client'
import { failureOf } from '#lib/api-error'

interface Upload extends Omit<ApiRequest, 'body'> {
  body: FormData
  onProgress?: (share: number) => void
}

/** Not with fetch, which has no upload progress. */
export async function uploadToApi<Key extends RouteKey>(key: Key, upload: Upload): Promise<Answer<Key>> {
  const response = await send(key, upload)
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as Answer<Key>
}

function send(key: RouteKey, { body, onProgress, signal, ...request }: Upload): Promise<Response> {
  const { method, url, headers } = requestOf(key, request)
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })))
    for (const failure of ['error', 'abort', 'timeout'] as const) {
      call.addEventListener(failure, () => reject(new TypeError('The upload was not answered.')))
    }
    signal?.addEventListener('abort', () => call.abort())
    call.send(body)
  })
}

import type { Endpoint } from '#domain/api/endpoint'
import { AppError } from '#domain/http/errors'
import type { Request } from './call'
import { versionsOf } from './if-match'
import { decodeFields } from './form-fields'

/** Throws `not_found` for a bad path, and zod's errors for query and body. */
export async function parseCall(row: Endpoint, request: Request) {
  const params = paramsOf(row, request)
  const query = row.query?.parse(request.query)
  return {
    ...request,
    params,
    query,
    versions: versionsOf(request),
    body: await bodyOf(row, request),
  }
}

function paramsOf({ params }: Endpoint, request: Request): unknown {
  const parsed = params?.safeParse(request.params)
  if (parsed?.success === false) throw new AppError('not_found', parsed.error.issues[0]?.message ?? '')
  return parsed?.data
}

const types = ['application/json', 'multipart/form-data']

/** Undefined if the endpoint has no body. Throws `unsupported` for another content type. */
async function bodyOf({ json, form }: Endpoint, request: Request): Promise<unknown> {
  if (json && form && !types.includes(request.contentType)) {
    throw new AppError('unsupported', `The body must be sent as ${types.join(' or ')}.`)
  }
  if (form && (!json || request.contentType === types[1])) {
    return form.parse(decodeFields(await request.form(), form))
  }
  return json?.parse(request.json())
}

import type { Endpoint } from '#domain/api/endpoint'
import { AppError } from '#domain/http/errors'
import type { Request } from './call'
import { versionsOf } from './if-match'
import { readBody } from './read-body'

/** Throws `not_found` for a bad path, and zod's errors for query and body. */
export async function parseCall(row: Endpoint, request: Request) {
  const params = paramsOf(row, request)
  const query = row.query?.parse(request.query)
  const body = await readBody(row, request)
  return {
    ...request,
    params,
    query,
    versions: versionsOf(request),
    accept: request.accept,
    body: schemaOf(row, request)?.parse(body),
  }
}

function paramsOf({ params }: Endpoint, request: Request): unknown {
  const parsed = params?.safeParse(request.params)
  if (parsed?.success === false) throw new AppError('not_found', parsed.error.issues[0]?.message ?? '')
  return parsed?.data
}

function schemaOf({ json, form }: Endpoint, { contentType }: Request) {
  return contentType === 'multipart/form-data' ? (form ?? json) : (json ?? form)
}

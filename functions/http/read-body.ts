import type { Endpoint } from '#domain/api/endpoint'
import { AppError } from '#domain/http/errors'
import type { Request } from './call'
import { decodeFields } from './form-fields'

/** Unchecked. Undefined if the endpoint has no body. Throws `unsupported` for another content type. */
export async function readBody({ json, form }: Endpoint, request: Request): Promise<unknown> {
  if (json && form && !types.includes(request.contentType)) {
    throw new AppError('unsupported', `The body must be sent as ${types.join(' or ')}.`)
  }
  if (form && (!json || request.contentType === types[1])) return decodeFields(await request.form(), form)
  return json && request.json()
}

const types = ['application/json', 'multipart/form-data']

import type * as z from 'zod'
import { site } from '#site'
import { type ErrorCode, errorStatuses } from '../http/errors'
import { endpointOf, type RouteKey, routeKeys } from './api'
import { type Endpoint, isVisitorsWrite, takesIdempotencyKey } from './endpoint'
import { errorSchema } from './error'
import { type JsonSchema, jsonSchemaOf, type NamedSchemas } from './json-schema'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema }>

interface Answer {
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Content
}

type Responses = Record<string, Answer | { $ref: string }>

export type OperationObject = ReturnType<typeof operationObject>

/** The API as an OpenAPI 3.1 document, made from the endpoints' rows. */
export function describeApi() {
  const named: NamedSchemas = {}
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const key of routeKeys) {
    const [method = '', path = ''] = key.split(' ')
    const methods = (paths[path] ??= {})
    methods[method.toLowerCase()] = operationObject(key, endpointOf(key), named)
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: site.name, version: '1', description: about },
    servers: [{ url: '/api' }],
    paths,
    components: components(named),
  }
}

const about =
  'A directory of stores with coupons, reviews and blogs. Answers are the data itself; a failure is an Error. ' +
  'A list without `limit` answers with up to 1,000 items and 4 MB; where there is more, `Link` leads to it.'

function operationObject(key: RouteKey, operation: Endpoint, named: NamedSchemas) {
  const { access } = operation
  const content = bodyOf(operation, named)
  return {
    operationId: operationIdOf(key),
    tags: [tagOf(key)],
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    'x-access': access,
    security: access === 'anyone' ? [] : [{ bearer: [] as string[] }],
    parameters: [
      ...pathParameters(operation, named),
      ...queryParameters(operation, named),
      ...(operation.refusals?.includes('changed') ? [ifMatch] : []),
      ...(takesIdempotencyKey(operation) ? [idempotencyKey] : []),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(key, operation, named),
  }
}

function bodyOf({ json, form }: Endpoint, named: NamedSchemas): Content | null {
  const content = {
    ...(json && { 'application/json': { schema: jsonSchemaOf(json, 'input', named) } }),
    ...(form && { 'multipart/form-data': { schema: jsonSchemaOf(form, 'input', named) } }),
  }
  return Object.keys(content).length > 0 ? content : null
}

function pathParameters({ params }: Endpoint, named: NamedSchemas): Parameter[] {
  const shape: Record<string, z.ZodType> = params?.shape ?? {}
  return Object.entries(shape).map(([name, schema]) =>
    parameter('path', name, jsonSchemaOf(schema, 'input', named)),
  )
}

function queryParameters({ query }: Endpoint, named: NamedSchemas): Parameter[] {
  const shape: Record<string, z.ZodType> = query?.shape ?? {}
  return Object.entries(shape).map(([name, schema]) => ({
    ...parameter('query', name, jsonSchemaOf(schema, 'input', named)),
    required: !schema.safeParse(undefined).success,
  }))
}

function parameter(place: 'path' | 'query', name: string, { description, ...schema }: JsonSchema): Parameter {
  return { name, in: place, required: true, ...(typeof description === 'string' && { description }), schema }
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that the change is based on, as `"3"`; without it the last one to write wins.',
  schema: { type: 'string' },
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Of staff alone: the same when a request is sent again, so that it creates one thing. Remembered for a day.',
  schema: { type: 'string' },
}

function responsesOf(key: RouteKey, operation: Endpoint, named: NamedSchemas): Responses {
  const { answer, status = 200, query, summary } = operation
  const isEmpty = answer._zod.def.type === 'undefined'
  const isRead = key.startsWith('GET ')
  const headers = { ...(isRead && header('ETag')), ...(query && 'cursor' in query.shape && header('Link')) }
  const success = {
    description: summary,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(!isEmpty && { content: { 'application/json': { schema: jsonSchemaOf(answer, 'output', named) } } }),
  }
  const refused: Responses = {}
  for (const code of refusalsOf(key, operation)) {
    refused[errorStatuses[code]] = { $ref: `#/components/responses/${code}` }
  }
  return {
    [isEmpty ? 204 : status]: success,
    ...(isRead && { 304: { description: 'What If-None-Match names is still so.' } }),
    ...refused,
  }
}

/** The refusals that follow from method, access, path, query and body, and those that the row adds. */
function refusalsOf(key: RouteKey, operation: Endpoint): ErrorCode[] {
  const { access, params, json, form, query, refusals = [] } = operation
  const codes: ErrorCode[] = [
    ...(access === 'anyone' ? [] : (['unauthorized'] as const)),
    ...(access === 'anyone' && !isVisitorsWrite(key, operation) ? [] : (['forbidden'] as const)),
    ...(params ? (['not_found'] as const) : []),
    ...(json || form || query ? (['invalid'] as const) : []),
    ...(json || form ? (['too_large', 'unsupported'] as const) : []),
    ...refusals,
    // Limits, and changes of one thing that outlast the wait for each other.
    ...(key.startsWith('GET ') ? [] : (['too_many'] as const)),
    ...(['internal', 'unavailable', 'timeout'] as const),
  ]
  return [...new Set(codes)]
}

function components(named: NamedSchemas) {
  const error = { 'application/json': { schema: jsonSchemaOf(errorSchema, 'output', named) } }
  const responses = Object.entries(failures).map(([code, description]) => [
    code,
    { description, ...(retried.has(code) && { headers: header('Retry-After') }), content: error },
  ])
  return {
    schemas: named,
    responses: Object.fromEntries(responses) as Record<string, unknown>,
    headers: {
      ETag: { description: 'Names this version of the answer.', schema: { type: 'string' } },
      Link: {
        description: 'The next page, as `</api/stores?cursor=…>; rel="next"`; none on the last one.',
        schema: { type: 'string' },
      },
      'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'string' } },
    },
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token that signing in answers with.',
      },
    },
  }
}

const failures: Record<ErrorCode, string> = {
  invalid: 'The input does not hold; `fields` says where.',
  unauthorized: 'No valid token; e-mail or password wrong; the session has ended.',
  forbidden: 'The account has no role that may do this, or a page of another site sent it.',
  new_password_required: 'The password was given to them by someone else: a new one has to be set first.',
  code_required: 'The account has a second step: the code of an authenticator app has to come along.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'The address answers to other methods.',
  conflict: 'It is taken, or must not go.',
  changed: 'Someone else has changed it since it was read.',
  too_large: 'The body has more than its route takes.',
  unsupported: 'The body is of another type, or the file is no image that is taken.',
  too_many: 'Too many tries, or too many changes of one thing at once.',
  internal: 'A fault of ours.',
  unavailable: 'A service behind ours is down or overloaded.',
  timeout: 'It took longer than 29 seconds.',
}

const retried = new Set<string>(['too_many', 'unavailable'])

function header(name: string): Record<string, { $ref: string }> {
  return { [name]: { $ref: `#/components/headers/${name}` } }
}

/** `GET /stores/slug/{slug}` is getStoresSlugBySlug. */
function operationIdOf(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path.split(/[/.-]/).filter(Boolean)
  return (
    method.toLowerCase() +
    words
      .map((word) => capitalize(word.replace(/^\{(.+)\}$/, (_, name: string) => `by${capitalize(name)}`)))
      .join('')
  )
}

function tagOf(key: string): string {
  return /^\w+ \/(\w+)/.exec(key)?.[1] ?? ''
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

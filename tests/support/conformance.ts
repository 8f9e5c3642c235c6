import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describeApi, type OperationObject } from '#domain/api/openapi'
import type { RouteKey } from '#domain/api/api'
import type { Answer } from './api'

export const document = describeApi()

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addFormat('ulid', /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
ajv.addSchema(document, 'api')

export function operationOf(key: RouteKey): OperationObject {
  const [method = '', path = ''] = key.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${key} is not in the document.`)
  return operation
}

export function problemsOf(key: RouteKey, { status, headers, body }: Answer): string[] {
  const declared = operationOf(key).responses[String(status)]
  if (!declared) return [`${key} answers with ${status}, which it does not declare: ${JSON.stringify(body)}`]
  const validate = validatorOf(key, String(status))
  if (!validate) return body === undefined ? [] : [`${key} answers ${status} with a body.`]
  const problems = validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  if (headers['content-type'] !== 'application/json')
    problems.push(`is sent as ${String(headers['content-type'])}`)
  if (status === 429 || status === 503)
    problems.push(...(headers['retry-after'] ? [] : ['has no Retry-After']))
  if (status !== undefined && status >= 400 && body?.statusCode !== status)
    problems.push(`says ${body?.statusCode} in its body`)
  return problems.map((problem) => `${key} ${status}: ${problem}`)
}

const validators = new Map<string, ValidateFunction | undefined>()

/** Undefined if the description has no body for this status. */
function validatorOf(key: RouteKey, status: string): ValidateFunction | undefined {
  const id = `${key} ${status}`
  if (!validators.has(id)) validators.set(id, ajv.getSchema(`api#${pointerTo(key, status)}`))
  return validators.get(id)
}

function pointerTo(key: RouteKey, status: string): string {
  const [method = '', path = ''] = key.split(' ')
  const declared = operationOf(key).responses[status]
  const response =
    declared && '$ref' in declared
      ? declared.$ref.slice(1)
      : `/paths/${part(path)}/${method.toLowerCase()}/responses/${status}`
  return `${response}/content/${part('application/json')}/schema`
}

/** A name, encoded for a JSON Pointer in a URI. */
function part(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

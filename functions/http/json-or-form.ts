import { AppError } from '#domain/errors'
import type { Call, Form } from './call'
import { textOf } from './form-fields'

/**
 * The input of a call that takes JSON or a multipart form, out of which `fieldsOf` picks the fields. Throws
 * `unsupported` for a body of another type.
 */
export async function inputOf(call: Call, fieldsOf: (form: Form) => unknown): Promise<unknown> {
  if (call.contentType === 'application/json') return call.json()
  if (call.contentType === 'multipart/form-data') return fieldsOf(await call.form())
  throw new AppError('unsupported', 'The body must be sent as application/json or multipart/form-data.')
}

/** Texts of a form by their names; what was not sent is left out. */
export function textsOf(form: Form, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(form, name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

import type * as z from 'zod'
import { formFields, type Upload } from '#domain/api/form'
import { AppError } from '#domain/errors'
import { parseJson } from './bounded-json'
import type { Form } from './call'

/**
 * The fields of a schema in a form, each decoded as domain/api/form.ts says. Fields that were not sent are
 * left out.
 */
export function fieldsOf(form: Form, { shape }: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries<z.core.$ZodType>(shape).map(
    ([name, schema]) => [name, fieldOf(form, name, schema)] as const,
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function fieldOf(form: Form, name: string, schema: z.core.$ZodType): unknown {
  switch (formFields.get(schema)?.as) {
    case 'file':
      return fileOf(form, name)
    case 'required file':
      return fileOf(form, name) ?? anotherKind(form, name)
    case 'files':
      return filesOf(form, name)
    case 'list':
      return listOf(form, name)
    case 'optional list':
      return listIn(form, name)
    case 'json':
      return jsonIn(form, name)
    default:
      return textOf(form, name) ?? anotherKind(form, name)
  }
}

/** No text is an empty list. Malformed JSON is undefined, which the schema refuses. */
function jsonIn(form: Form, name: string): unknown {
  try {
    return parseJson(textOf(form, name) ?? '[]')
  } catch (error) {
    if (!(error instanceof AppError)) return undefined
    throw new AppError('invalid', error.message, { fields: { [name]: error.message } })
  }
}

/** What was sent where one text or one file is wanted. The schema refuses it, and says what it wants. */
function anotherKind(form: Form, name: string): unknown {
  const sent = listOf(form, name).filter((value) => value !== '')
  return sent.length > 0 ? sent : undefined
}

/** The text of a field; undefined if it was not sent. Of a repeated field, the first. */
export function textOf({ texts }: Form, name: string): string | undefined {
  return texts[name]?.[0]
}

/**
 * A list in a form: `pros[0]`, `pros[1]` by number, then `pros[]` and `pros`. Files among them stay, so
 * that the schema refuses them.
 */
export function listOf(form: Form, name: string): (string | Upload)[] {
  return [...inOrder(form.texts, name), ...filesOf(form, name)]
}

/** As listOf, but undefined if nothing was sent. An empty `pros` is an empty list. */
export function listIn(form: Form, name: string): (string | Upload)[] | undefined {
  const list = listOf(form, name)
  if (list.length === 0) return undefined
  return list.length === 1 && textOf(form, name) === '' ? [] : list
}

/** The file of a field; undefined if none was chosen. Browsers then send an empty one. */
export function fileOf({ files }: Form, name: string): Upload | undefined {
  return files[name]?.find(isChosen)
}

/** The files of a form's field, in the order of listOf. */
export function filesOf({ files }: Form, name: string): Upload[] {
  return inOrder(files, name).filter(isChosen)
}

function isChosen({ bytes }: Upload): boolean {
  return bytes.length > 0
}

function inOrder<Value>(values: Record<string, Value[]>, name: string): Value[] {
  const numbered = Object.keys(values)
    .map((key) => ({ key, at: numberIn(key, name) }))
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .flatMap(({ key }) => values[key] ?? [])
  return [...numbered, ...(values[`${name}[]`] ?? []), ...(values[name] ?? [])]
}

function numberIn(key: string, name: string): number | undefined {
  if (!key.startsWith(`${name}[`)) return undefined
  const number = /^\[(\d{1,4})\]$/.exec(key.slice(name.length))?.[1]
  return number === undefined ? undefined : Number(number)
}

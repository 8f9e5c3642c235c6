import type * as z from 'zod'
import { formFields, type Upload } from '#domain/api/form'
import { AppError, invalidField } from '#domain/http/errors'
import { parseJson } from './bounded-json'
import type { Form } from './call'

/** Decoded as domain/api/form.ts says. Fields that were not sent are left out. */
export function decodeFields(form: Form, { shape }: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries<z.core.$ZodType>(shape).map(
    ([name, schema]) => [name, fieldOf(form, name, schema)] as const,
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function fieldOf(form: Form, name: string, schema: z.core.$ZodType): unknown {
  switch (formFields.get(schema)?.as) {
    case 'file':
      return fileOf(form, name)
    case 'new file':
      return fileOf({ ...form, texts: {} }, name)
    case 'files':
      return valuesInField(form, name).filter(isFilled)
    case 'list':
      return listIn(form, name)
    case 'optional json':
      return textOf(form, name) === undefined ? undefined : jsonIn(form, name)
    case 'json':
      return jsonIn(form, name)
    default:
      return textOf(form, name)
  }
}

/** No text is an empty list. Malformed JSON, and what is no text, is undefined, which the schema refuses. */
function jsonIn(form: Form, name: string): unknown {
  const text = textOf(form, name) ?? ''
  if (text === '') return []
  try {
    return typeof text === 'string' ? parseJson(text) : undefined
  } catch (error) {
    if (!(error instanceof AppError)) return undefined
    throw invalidField(name, error.message)
  }
}

export function textOf(form: Form, name: string): unknown {
  return oneOf(name, form.texts[name] ?? [], [...chosen(form, name), ...itemsOf(form, name)])
}

/** Undefined if none was chosen: browsers then send an empty file. */
export function fileOf(form: Form, name: string): unknown {
  const texts = form.texts[name]?.filter(isFilled) ?? []
  return oneOf(name, chosen(form, name), [...texts, ...itemsOf(form, name)])
}

/** With a value of another kind a list, which the schema refuses. Throws `invalid` for several values. */
function oneOf(name: string, values: (string | Upload)[], others: (string | Upload)[]): unknown {
  if (others.length > 0) return [...values, ...others]
  if (values.length > 1) throw invalidField(name, `The field ${name} may be sent only once.`)
  return values[0]
}

function chosen({ files }: Form, name: string): Upload[] {
  return files[name]?.filter(isFilled) ?? []
}

function itemsOf({ texts, files }: Form, name: string): (string | Upload)[] {
  return [texts, files].flatMap((values) =>
    Object.entries<(string | Upload)[]>(values).flatMap(([key, each]) =>
      key.startsWith(`${name}[`) ? each.filter(isFilled) : [],
    ),
  )
}

/** `pros[0]` by number, then `pros[]` and `pros`. The schema refuses files. Throws `invalid`. */
export function valuesInField(form: Form, name: string): (string | Upload)[] {
  return [...inOrder(form.texts, name), ...inOrder(form.files, name).filter(isFilled)]
}

/** Undefined if nothing was sent. An empty `pros` is an empty list. */
export function listIn(form: Form, name: string): (string | Upload)[] | undefined {
  const list = valuesInField(form, name)
  if (list.length === 0) return undefined
  return list.length === 1 && form.texts[name]?.[0] === '' ? [] : list
}

/** Browsers send an empty file where none was chosen, and an empty text for an empty field. */
function isFilled(value: string | Upload): boolean {
  return typeof value === 'string' ? value !== '' : value.bytes.length > 0
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
  const place = key.slice(name.length)
  if (place === '[]') return undefined
  const number = /^\[(\d{1,4})\]$/.exec(place)?.[1]
  if (number === undefined)
    throw invalidField(name, `A list is sent as ${name}[0], ${name}[1], … or ${name}[].`)
  return Number(number)
}

import { describe, expect, test } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { isUpload } from '#domain/api/form'
import { eventOf } from '../../tests/support/event'
import { bodyFieldsOf, type Kind, textFieldsOf, validRequests } from '../../tests/support/valid-request'
import { formOf } from './body'
import { toAppError } from './faults'
import { decodeFields } from './form-fields'

/**
 * Each field of each body, as its row declares it: what is refused, and in which words. How bodies reach the
 * schemas is in body.test.ts, form-fields.test.ts and tests/api/contract.test.ts.
 */

type Fields = Record<string, unknown>

const ids = Object.fromEntries(
  ['stores', 'categories', 'coupons'].map((group) => [group, { _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }]),
)
const bodies: { key: RouteKey; type: string; body: Fields }[] = []
for (const key of routeKeys) {
  for (const { json, form } of validRequests(key, ids)) {
    if (json) bodies.push({ key, type: 'application/json', body: json as Fields })
    if (!form) continue
    const decoded = await formOf(await eventOf(key, { form }), 1_000_000)
    bodies.push({ key, type: 'multipart/form-data', body: decodeFields(decoded, endpointOf(key).form!) })
  }
}

/** The message of each field for which the body is refused, by path: 'pros.0'. */
function refusalsOf(key: RouteKey, type: string, body: unknown): Record<string, string> {
  const error = endpointOf(key)[type === 'application/json' ? 'json' : 'form']?.safeParse(body).error
  return error ? (toAppError(error).fields ?? {}) : {}
}

/** A copy with another value at a path: ['paragraphs', '0', 'paragraphTitle']. */
function withValue(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = Array.isArray(body) ? Object.fromEntries(body.entries()) : (body as Fields)
  const changed = { ...inner, [name]: rest.length > 0 ? withValue(inner[name], rest, value) : value }
  return Array.isArray(body) ? Object.values(changed) : changed
}

function valueAt(body: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const value = (body as Fields | null)?.[name]
  return rest.length > 0 ? valueAt(value, rest) : value
}

const values: Record<Kind, unknown> = {
  string: 'é',
  number: 7.5,
  boolean: true,
  null: null,
  array: ['x', 7],
  object: { constructor: 'x' },
}

const kinds = Object.keys(values) as Kind[]

const wanted: Record<Kind, RegExp> = {
  string:
    /must be text\.$|not (a )?valid( id)?\.$|must be ((\w+(, \w+)* or )?\w+|one of [\w-]+(, [\w-]+)+)\.$/,
  number: /must be a number\.$/,
  boolean: /ust be true or false\.$/,
  array: /must be a list[.,]/,
  object: /has a paragraphText|must be an object with /,
  null: /is sent as a file of a form\.$/,
}

/** What says that nothing was sent. */
const required = / is required\.$|^A blog needs a first paragraph\.$/

/** White space may be a password. */
const emptyValues = (name: string) => [undefined, '', ...(/password/i.test(name) ? [] : [' \n'])]

/** What visitors send in it is ignored: tests/api/write-reviews.test.ts. */
const notRead = 'approved'

const isFile = (body: unknown, path: readonly string[]) => isUpload(valueAt(body, path))

const typedIn = (key: RouteKey) =>
  [...textFieldsOf(key)].flatMap(([name, { maxLength }]) =>
    Number(maxLength) > 256 ? [{ name, longest: (Number(maxLength) - 100) / 4 }] : [],
  )

test('texts have the lengths of docs/product.md', () => {
  const lengths: Record<string, string[]> = {}
  for (const { name, longest } of routeKeys.flatMap(typedIn)) (lengths[longest] ??= []).push(name)
  const unique = Object.entries(lengths).map(([length, names]) => [length, [...new Set(names)].toSorted()])
  const known = {
    40: ['phone'],
    50: ['network', 'subIdParam'],
    100: ['advertiserId', 'author', 'fullName', 'name', 'network', 'reviewerName', 'slug'],
    200: ['cons', 'coverImageAlts', 'pros', 'reason', 'title'],
    254: ['email'],
    500: ['note'],
    1000: ['terms'],
    2000: ['link', 'linkTemplate'],
    5000: ['answer', 'description', 'message', 'reason', 'text'],
  }
  // A new field has one of these lengths too.
  const expected = Object.entries(known).map(([length, names]) => [length, expect.arrayContaining(names)])
  expect(Object.fromEntries(unique)).toEqual(Object.fromEntries(expected))
})

describe.each(bodies)('$key as $type', ({ key, type, body }) => {
  const messageAt = (path: readonly string[], value: unknown) =>
    refusalsOf(key, type, withValue(body, path, value))[path.join('.')]

  test('refuses a field of another kind, with the kind that it wants', () => {
    const fields = bodyFieldsOf(key, type, body).filter(
      ({ path }) => path[0] !== notRead && !isFile(body, [...path, '0']),
    )
    const wrong = fields.flatMap(({ path, accepts }) => {
      const right = isFile(body, path) ? [] : accepts
      const words = isFile(body, path) ? [/ must be a file\.$/] : accepts.map((kind) => wanted[kind])
      return kinds
        .filter((kind) => !right.includes(kind))
        .map((kind) => [path.join('.'), kind, messageAt(path, values[kind])])
        .filter(([, , message = '']) => !words.some((each) => each.test(message)))
    })
    expect(wrong).toEqual([])
  })

  test('says of what is absent or empty that it is required, if it refuses it', () => {
    const texts = Object.keys(body).filter((name) => typeof (body[name] ?? {}) !== 'object')
    const wrong = texts
      .flatMap((name) => emptyValues(name).map((empty) => [name, empty, messageAt([name], empty)]))
      .filter(([, , message]) => message !== undefined && !required.test(message))
    expect(wrong).toEqual([])
  })

  test('refuses a longer text than a field may have, with the length', () => {
    const typed = typedIn(key).filter(({ name }) => name in body)
    const wrong = typed.flatMap(({ name, longest }) => {
      const place = Array.isArray(body[name]) ? [name, '0'] : [name]
      const [taken, refused] = [longest, longest + 1].map((length) => messageAt(place, 'x'.repeat(length)))
      const message = ` may have at most ${longest} characters.`
      return refused?.endsWith(message) && !taken?.endsWith(message) ? [] : [[name, longest, taken, refused]]
    })
    expect(wrong).toEqual([])
  })
})

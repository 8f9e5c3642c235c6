import * as z from 'zod'
import { expect, test } from 'vitest'
import { couponFields, derivedStoreFields } from '../features/fields'
import { fieldKindOf } from '../field/field-kind'
import { api, type RouteKey } from './api'
import type { Endpoint } from './endpoint'
import { jsonSchemaOf } from './json-schema'
import { pathOf } from './path'

test.each<[RouteKey, Record<string, string>, string]>([
  ['GET /stores', {}, '/stores'],
  ['GET /users/', {}, '/users/'],
  ['GET /stores/slug/{slug}', { slug: 'h&m/é' }, '/stores/slug/h%26m%2F%C3%A9'],
  ['PATCH /reviews/by-id/{id}/approve', { id: '1' }, '/reviews/by-id/1/approve'],
])('the path of %s with %o is %s', (key, params, path) => {
  expect(pathOf(key, params)).toBe(path)
})

/** Their answer is what became of a file, which nobody fills in. */
const runs = new Set(['POST /imports', 'PUT /imports/{id}/shops'])

/** Sent under another name than it is read by, or never read. */
const notReadAsSent = new Set(['withdrawn', 'coverImages', 'password', 'address', 'header'])

test('each field that staff create or change something with is in the answer', () => {
  const lost = Object.entries<Endpoint>(api).flatMap(([key, { access, status, answer, json, form }]) => {
    const isWrite = access !== 'anyone' && (status === 201 || key.startsWith('PUT '))
    if (!isWrite || runs.has(key) || !(answer instanceof z.ZodObject)) return []
    return [json, form]
      .flatMap(namesIn)
      .filter((name) => !(name in answer.shape) && !notReadAsSent.has(name))
      .map((name) => `${key} ${name}`)
  })
  expect(lost).toEqual([])
})

/** Made by the server, or sent under another name. */
const notSent = new Set([
  // What a source remembers of its files and pulls.
  ...'mapping dateOrder host pulledAt problem waitingId'.split(' '),
  ...'_id createdAt updatedAt version coverImagesPath labels status viewCount withdrawnAt'.split(' '),
  ...Object.keys({ ...derivedStoreFields, ...couponFields }),
])

test('each field of what staff create can be sent', () => {
  const unsent = Object.entries<Endpoint>(api).flatMap(([key, { access, status, answer, json, form }]) => {
    const isCreation = access !== 'anyone' && status === 201 && !runs.has(key)
    if (!isCreation || !(answer instanceof z.ZodObject)) return []
    const sent = new Set([json, form].flatMap(namesIn))
    return Object.keys(answer.shape)
      .filter((name) => !sent.has(name) && !notSent.has(name))
      .map((name) => `${key} ${name}`)
  })
  expect(unsent).toEqual([])
})

function namesIn(body: z.ZodType | undefined): string[] {
  return Object.keys(jsonSchemaOf(body ?? z.object(), 'input', {})['properties'] ?? {})
}

test('a field that staff may leave out may be an empty text, as forms send it', () => {
  const refusing = Object.entries<Endpoint>(api).flatMap(([key, { access, status, json, form }]) => {
    if (access === 'anyone' || status !== 201) return []
    const fields = [json, form].flatMap((body) =>
      body instanceof z.ZodObject ? Object.entries(body.shape) : [],
    )
    return fields.flatMap(([name, field]) => {
      const schema = field as z.ZodType
      const isText = fieldKindOf(schema) !== undefined && fieldKindOf(schema)?.kind !== 'flag'
      const accepts = (value: unknown) => schema.safeParse(value).success
      return isText && accepts(undefined) && !accepts('') ? [`${key} ${name}`] : []
    })
  })
  expect(refusing).toEqual([])
})

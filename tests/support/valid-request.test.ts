import { expect, test } from 'vitest'
import { endpointOf, routeKeys } from '#domain/api/api'
import { fieldsOf } from '#functions/http/form-fields'
import { unusedId } from './content'
import { type Made, validRequests } from './valid-request'

// A value that a schema refuses would fail every test that uses it. Here it fails only one.

const made: Made = { stores: { _id: unusedId }, categories: { _id: unusedId }, coupons: { _id: unusedId } }

const creating = routeKeys.filter((key) => endpointOf(key).status === 201)

test.each(creating)('the generated requests to %s are valid for its schemas', async (key) => {
  const row = endpointOf(key)
  const requests = validRequests(key, made)
  expect(requests.length).toBeGreaterThan(0)
  for (const { json, form } of requests) {
    const result =
      form && row.form ? row.form.safeParse(fieldsOf(await sent(form), row.form)) : row.json?.safeParse(json)
    expect(result?.error?.issues ?? []).toEqual([])
  }
})

/** A form as a handler reads it. */
async function sent(form: FormData): Promise<Parameters<typeof fieldsOf>[0]> {
  const [texts, files]: [
    Record<string, string[]>,
    Record<string, { name: string; bytes: Uint8Array<ArrayBuffer> }[]>,
  ] = [{}, {}]
  for (const [name, value] of form) {
    if (typeof value === 'string') (texts[name] ??= []).push(value)
    else (files[name] ??= []).push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return { texts, files }
}

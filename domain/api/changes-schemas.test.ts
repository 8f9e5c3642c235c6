import { expect, test } from 'vitest'
import { endpointOf, routeKeys } from './api'

/** What decides about something, and so names a reason. */
const decisions = /\/(?:reject|decide)$/

const schemas = routeKeys
  .filter((key) => /^(PUT|PATCH) /.test(key) && !decisions.test(key))
  .flatMap((key) => {
    const { json, form } = endpointOf(key)
    return [json, form].flatMap((schema) => (schema ? [[key, schema] as const] : []))
  })

test.each(schemas)('a change without fields changes nothing (%s)', (_, schema) => {
  expect(schema.parse({})).toEqual({})
})

import { expect, test } from 'vitest'
import { endpointOf, routeKeys } from '#domain/api/api'

const schemas = routeKeys
  .filter((key) => /^(PUT|PATCH) /.test(key))
  .flatMap((key) => {
    const { json, form } = endpointOf(key)
    return [json, form].flatMap((schema) => (schema ? [[key, schema] as const] : []))
  })

test.each(schemas)('a change without fields changes nothing (%s)', (_, schema) => {
  expect(schema.parse({})).toEqual({})
})

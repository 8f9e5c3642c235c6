import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod'

const domain = join(import.meta.dirname, '../../domain')
const modules = readdirSync(domain).filter((name) => /^[\w-]+\.ts$/.test(name))
const exports = await Promise.all(
  modules.map(async (name) =>
    Object.entries((await import(join(domain, name))) as Record<string, z.ZodType>),
  ),
)
const schemas = exports.flat().filter(([name]) => /(Changes|Edit)Schema$/.test(name))

test('each entity that can be changed has a schema for changes', () => {
  expect(schemas.map(([name]) => name).toSorted()).toEqual([
    'categoryChangesSchema',
    'couponChangesSchema',
    'reviewChangesSchema',
    'storeChangesSchema',
    'userEditSchema',
  ])
})

test.each(schemas)('a change without fields changes nothing (%s)', (_, schema) => {
  expect(schema.parse({})).toEqual({})
})

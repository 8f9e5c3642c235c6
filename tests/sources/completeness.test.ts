import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpointOf, routeKeys } from '#domain/api/api'
import { takesIdempotencyKey } from '#domain/api/endpoint'
import { entities as registered } from '#functions/registry/entities'
import { repositoryFiles, textOf } from '../support/documents'

/** What staff create, by name, with its fields as they are read. */
const entities = routeKeys.flatMap((key) => {
  const { answer } = endpointOf(key)
  const isEntity =
    takesIdempotencyKey(endpointOf(key)) && answer instanceof z.ZodObject && 'version' in answer.shape
  const name = key.split('/')[1]?.replace(/ies$/, 'y').replace(/s$/, '')
  return isEntity ? [{ name, fields: Object.keys(answer.shape) }] : []
})

/** Of every entity; of the answer alone. */
const notNamed = new Set(['version', 'statusCode'])

test('docs/product.md names each entity with each of its fields', () => {
  const [, section = ''] = /^## 3\. (.*?)^## 4\. /ms.exec(textOf('docs/product.md')) ?? []
  const missing = entities.flatMap(({ name, fields }) => {
    const [text = ''] = new RegExp(`^- ${name}: .*?(?=^- |^$)`, 'ms').exec(section) ?? []
    const unnamed = fields.filter((field) => !notNamed.has(field) && !text.includes(`\`${field}\``))
    return unnamed.map((field) => `${name} ${field}`)
  })
  expect(missing).toEqual([])
})

const textsOf = (pattern: RegExp) =>
  repositoryFiles()
    .filter((path) => pattern.test(path))
    .map(textOf)
    .join()

test('each entity is in the registry', () => {
  const declared = [...textsOf(/^functions\/.*\.ts$/).matchAll(/= entity\(\{\s+name: '(\w+)'/g)]
  expect(declared.map(([, name]) => name).toSorted()).toEqual(Object.keys(registered).toSorted())
})

test('the admin area creates, changes and deletes what staff may', () => {
  const sent = textsOf(/^src\/(admin|lib)\/.*(?<!\.test)\.tsx?$/)
  const writes = routeKeys.filter((key) => {
    const { access, status } = endpointOf(key)
    return access !== 'anyone' && (status === 201 || /^(PUT|PATCH|DELETE) .*\{id\}/.test(key))
  })
  expect(writes.filter((key) => !sent.includes(`'${key}'`))).toEqual([])
})

import { expect, test } from 'vitest'
import { endpointOf, routeKeys } from '#domain/api/api'
import { entities as registered } from '#functions/registry/entities'
import { repositoryFiles, textOf } from '../support/documents'

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

test('a test names each call of the API', () => {
  const texts = textsOf(/\.test\.tsx?$|^tests\/(features|support)\//)
  expect(routeKeys.filter((key) => !texts.includes(`'${key}'`))).toEqual([])
})

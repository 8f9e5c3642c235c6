import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gatewayKeysOf } from '#domain/routes/gateway-routes'
import { endpointOf, routeKeys } from '#domain/api/api'
import { pathOf } from '#domain/api/path'
import { matchGatewayRoute, patternsOf } from './route-match'

test.each(routeKeys)('%s is reached by its own path', (key) => {
  const [method = ''] = key.split(' ')
  const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'h&m é']))
  const { servedBy } = endpointOf(key)
  const rest = key.endsWith('/') ? { proxy: '' } : {}
  expect(matchGatewayRoute(method, pathOf(key, params))).toEqual({
    key: gatewayKeysOf(key).at(-1),
    servedBy,
    params: { ...params, ...rest },
  })
})

describe('of the keys that API Gateway documents', () => {
  // API Gateway's guide: a full match, then a greedy one, then $default.
  const keys = [
    'GET /pets/{proxy+}',
    'GET /pets/{id}',
    'GET /pets/dog/{id}',
    'GET /pets/dog/1',
    'GET /{proxy+}',
  ]
  const shuffled = fc.shuffledSubarray(keys, { minLength: keys.length })

  test.each([
    ['/pets/dog/1', 'GET /pets/dog/1', {}],
    ['/pets/dog/2', 'GET /pets/dog/{id}', { id: '2' }],
    ['/pets/dog%2F1', 'GET /pets/{id}', { id: 'dog/1' }],
    ['/pets/cat', 'GET /pets/{id}', { id: 'cat' }],
    ['/pets/cat/1', 'GET /pets/{proxy+}', { proxy: 'cat/1' }],
    ['/pets/', 'GET /pets/{proxy+}', { proxy: '' }],
    ['/pets/dog/', 'GET /pets/{proxy+}', { proxy: 'dog/' }],
    ['/cars/5', 'GET /{proxy+}', { proxy: 'cars/5' }],
  ])('%s goes to %s, in any order of the keys', (path, key, params) => {
    fc.assert(
      fc.property(shuffled, (sample) => {
        const patterns = patternsOf(sample.map((each) => [each, 'site'] as const))
        expect(matchGatewayRoute('GET', path, patterns)).toEqual({ key, servedBy: 'site', params })
      }),
    )
  })
})

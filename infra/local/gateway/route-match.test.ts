import { expect, test } from 'vitest'
import { gatewayKeysOf } from '#domain/routes/gateway-routes'
import { endpointOf, routeKeys } from '#domain/api/api'
import { pathOf } from '#domain/api/path'
import { matchGatewayRoute } from './route-match'

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

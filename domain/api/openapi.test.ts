import { expect, test } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from './api'
import { describeApi } from './openapi'

const document = describeApi()

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

test('describes exactly the routes of the API', () => {
  expect(operations.map(({ key }) => key).toSorted()).toEqual(routeKeys.toSorted())
})

test('gives every operation its own id', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('requires a token exactly for the routes of staff', () => {
  const needSignIn = operations.map(({ key, operation }) => [key, operation.security.length > 0])
  const kept = operations.map(({ key }) => [key, endpointOf(key as RouteKey).access !== 'anyone'])
  expect(needSignIn).toEqual(kept)
})

test('describes a read with its parameters, its answer and its refusals', () => {
  expect(document.paths['/stores/coupons/{storeId}']?.['get']).toEqual({
    operationId: 'getStoresCouponsByStoreId',
    tags: ['stores'],
    summary: 'The coupons of a store',
    description: expect.stringContaining('Visitors get what is live'),
    'x-access': 'anyone',
    security: [],
    parameters: [
      {
        name: 'storeId',
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'ulid', pattern: expect.any(String) },
      },
      { name: 'limit', in: 'query', required: false, schema: expect.objectContaining({ type: 'string' }) },
      { name: 'cursor', in: 'query', required: false, schema: expect.objectContaining({ maxLength: 2000 }) },
      {
        name: 'status',
        in: 'query',
        required: false,
        description: expect.any(String),
        schema: { type: 'string', enum: ['scheduled', 'live', 'ending', 'expired', 'withdrawn'] },
      },
    ],
    responses: {
      200: {
        description: 'The coupons of a store',
        headers: { ETag: { $ref: '#/components/headers/ETag' }, Link: { $ref: '#/components/headers/Link' } },
        content: {
          'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Coupon' } } },
        },
      },
      304: { description: 'What If-None-Match names is still so.' },
      400: { $ref: '#/components/responses/invalid' },
      401: { $ref: '#/components/responses/unauthorized' },
      404: { $ref: '#/components/responses/not_found' },
      500: { $ref: '#/components/responses/internal' },
      503: { $ref: '#/components/responses/unavailable' },
      504: { $ref: '#/components/responses/timeout' },
    },
  })
})

test('requires exactly the parameters without which a request is refused', () => {
  for (const { key, operation } of operations) {
    const required = operation.parameters.filter(
      ({ in: place, required: isRequired }) => place === 'query' && isRequired,
    )
    const { query } = endpointOf(key as RouteKey)
    const refused = query?.safeParse({}).error?.issues.map(({ path: [name] }) => name) ?? []
    expect([key, required.map(({ name }) => name)]).toEqual([key, refused])
  }
  expect(
    operations.filter(({ operation }) => operation.parameters.some(({ in: place }) => place === 'query'))
      .length,
  ).toBeGreaterThan(10)
})

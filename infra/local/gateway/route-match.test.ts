import { describe, expect, test } from 'vitest'
import { pathOf, type RouteKey, routes } from '#domain/routes'
import { matchRoute } from './route-match'

test.each(Object.keys(routes) as RouteKey[])('%s is reached by its own path', (key) => {
  const [method = ''] = key.split(' ')
  const params = Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'h&m é']))
  const { servedBy } = routes[key]
  expect(matchRoute(method, pathOf(key, params))).toEqual({ key, servedBy, params })
})

describe('a path that two routes could take', () => {
  test('goes to the one with the words', () => {
    expect(matchRoute('POST', '/coupons/create')).toMatchObject({ key: 'POST /coupons/create' })
  })

  test('goes to the one with the name where the words have no such method', () => {
    expect(matchRoute('GET', '/coupons/create')).toEqual({
      key: 'GET /coupons/{id}',
      servedBy: 'site',
      params: { id: 'create' },
    })
  })
})

describe('percent-encoding', () => {
  test('is decoded once, after the path has been split', () => {
    expect(matchRoute('GET', '/stores/search/50%25%2F50')).toMatchObject({ params: { term: '50%/50' } })
  })

  test('that is broken is an error', () => {
    expect(() => matchRoute('GET', '/stores/slug/%E0%A4%A')).toThrow(URIError)
  })
})

test('there is none for a path that lacks its name or has a slash too many, or for another method', () => {
  for (const path of ['', '/', '/nothing', '/stores/', '/stores/slug', '/stores/slug/', '/stores/slug/a/b']) {
    expect(matchRoute('GET', path)).toBeNull()
  }
  expect(matchRoute('PUT', '/categories')).toBeNull()
  expect(matchRoute('HEAD', '/stores')).toBeNull()
})

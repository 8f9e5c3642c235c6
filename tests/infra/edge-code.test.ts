import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { allowedParameters } from '#domain/http/allowed-parameters'
import { endpointOf, routeKeys } from '#domain/api/api'
import { pathOf } from '#domain/api/path'
import { parameterTable } from '#domain/routes/parameter-table'
import { compressedScript } from '#infra/edge/compressed-script'
import { compressedScriptCode, functionUrlCode, normaliseRequestCode } from '#infra/edge/edge-code'
import { type EdgeRequest, normaliseRequest } from '#infra/edge/normalise-request'

const code = normaliseRequestCode()

/** The code as CloudFront runs it: with only the language and Buffer. */
const deployed = runInNewContext(`${code};handler`, { Buffer }) as (event: {
  request: EdgeRequest
}) => EdgeRequest

const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

/** The local gateway does the same. */
function normalised(request: EdgeRequest): EdgeRequest {
  const result = copyOf(deployed({ request: copyOf(request) }))
  expect(result).toEqual(normaliseRequest(copyOf(request), parameterTable))
  return result
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
const token = `${part({ alg: 'RS256', kid: 'k' })}.${part({ sub: 's' })}.c2lnbmF0dXJl`
test.each([code, functionUrlCode(), compressedScriptCode()])('fits into a CloudFront function', (each) => {
  expect(Buffer.byteLength(each)).toBeLessThanOrEqual(10_240)
})

test.each([code, functionUrlCode(), compressedScriptCode()])(
  "uses only what CloudFront's JavaScript supports",
  (each) => {
    const nodes =
      'ForOfStatement SpreadElement ObjectPattern ArrayPattern AssignmentPattern ClassDeclaration ' +
      'ClassExpression ChainExpression YieldExpression ImportExpression MetaProperty'
    const unknown = new Set(nodes.split(' '))
    const found: unknown[] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { type, shorthand, computed, operator, param } = node as Record<string, unknown>
      if (unknown.has(String(type)) || operator === '??') found.push(node)
      if (type === 'Property' && (shorthand === true || computed === true)) found.push(node)
      if (type === 'CatchClause' && !param) found.push(node)
      for (const inner of Object.values(node)) look(inner)
    }
    // As a script, because CloudFront cannot parse an import or an export.
    look(parseAst(each, { sourceType: 'script' }))
    expect(found).toEqual([])
  },
)

test.each(routeKeys.filter((key) => key.startsWith('GET ')))(
  'the cache distinguishes answers of %s by its own parameters',
  (key) => {
    const address = `/api${pathOf(key, { id: '1', letter: 'A', slug: 'a', storeId: '1', term: 'a' })}`
    const names = Object.keys(endpointOf(key).query?.shape ?? {})
    expect(allowedParameters(parameterTable, address).toSorted()).toEqual(names.toSorted())
  },
)

test('the API is told the host that was asked, whatever the visitor claims it was', () => {
  const claimed = { 'x-viewer-host': { value: 'other.example' } }
  const headersOf = (headers: EdgeRequest['headers']) =>
    normalised({ uri: '/api/forms/message', querystring: {}, headers }).headers
  const host = { value: 'clipwell.example' }
  expect(headersOf({ host, ...claimed })).toEqual({ host, 'x-viewer-host': host })
  expect(headersOf(claimed)).toEqual({})
})

test.each([
  ['/api/stores', 'sort=rating&limit=20&utm_source=mail&cursor=abc', 'cursor=abc&limit=20&sort=rating'],
  ['/search', 'q=zep&cursor=abc&limit=5&utm_source=mail', 'cursor=abc&q=zep'],
  ['/api/users/', 'limit=5&x=1', 'limit=5'],
  ['/api/nothing', 'limit=5', ''],
  ['/Explore/Shoes/', 'cursor=2', 'cursor=2'],
  ['/coupons/h%26m', 'cursor=2&couponId=%301', 'couponId=01&cursor=2'],
  ['/coupons/h', "couponId=a+b%2Bc'", 'couponId=a%20b%2Bc%27'],
  ['/login', 'cursor=2', ''],
  ['/api/stores/a%2Fb', '__proto__=1&constructor=2&limit[]=3&Limit=4', ''],
  ['/search', 'q=%zz', 'q=%zz'],
])('%s keeps of ?%s only ?%s', (uri, query, expected) => {
  const querystring = Object.fromEntries(
    query.split('&').map((each) => [each.split('=')[0], { value: each.split('=')[1] ?? '' }]),
  )
  const result = normalised({ uri, querystring, headers: {} })
  const written = Object.entries(result.querystring).map(([name, each]) => `${name}=${each.value}`)
  expect(written.join('&')).toBe(expected)
})

test.each([
  '',
  'Bearer',
  'Basic dTpw',
  'Bearer a.b.c',
  `Bearer ${part({ alg: 'none' })}.${part({})}.`,
  `Bearer ${part({ alg: 'HS256' })}.${part({})}.YQ`,
  `Bearer ${'a'.repeat(5000)}.${part({})}.YQ`,
  `Bearer ${token} more`,
])('the header %j reaches no function', (authorization) => {
  const headers = { authorization: { value: authorization } }
  expect(normalised({ uri: '/api/stats', querystring: {}, headers }).headers).toEqual({})
})

test.each([`Bearer ${token}`, `bearer   ${token} `])('a token reaches the functions: %s', (authorization) => {
  const headers = { authorization: { value: authorization } }
  expect(normalised({ uri: '/api/stats', querystring: {}, headers }).headers).toEqual({
    authorization: { value: `Bearer ${token}` },
  })
})

describe('a built script', () => {
  const script = '/assets/site-Bz1.js'
  const deployedChoice = runInNewContext(`${compressedScriptCode()};handler`) as (event: {
    request: EdgeRequest
  }) => EdgeRequest
  const fileServed = (uri: string, accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': { value: accepted } }
    const request = { uri, querystring: {}, headers }
    const { uri: found } = deployedChoice({ request: copyOf(request) })
    expect(found).toBe(compressedScript(copyOf(request)).uri)
    return found
  }

  test.each(['gzip, deflate, br, zstd', 'gzip,br;q=0.5', 'BR', 'br ; q=1.0'])(
    'is asked for compressed by a browser that accepts %s',
    (accepted) => {
      expect(fileServed(script, accepted)).toBe(`${script}.br`)
    },
  )

  test.each([undefined, 'gzip', 'br; q=0.0, gzip', 'brotli', 'x-br', '*'])(
    'is asked for as it is by a client that accepts %s',
    (accepted) => {
      expect(fileServed(script, accepted)).toBe(script)
    },
  )

  test.each(['/assets/admin-1.css', '/assets/a.woff2', '/assets/a.js.br', '/assets/a.js/', '/assets/'])(
    'is meant by its name alone, and not %s',
    (other) => {
      expect(fileServed(other, 'br')).toBe(other)
    },
  )

  test('is found at any accepted encodings without a stall', () => {
    const long = `${'br;q=0.'.repeat(2000)}${' '.repeat(20_000)},${'0'.repeat(20_000)}`
    expect(fileServed(script, long)).toBe(script)
  })
})

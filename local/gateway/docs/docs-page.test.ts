import { expect, test } from 'vitest'
import { describeApi, type OpenApiDocument } from '#domain/api/openapi'
import { docsPage } from './docs-page'
import { exampleOf, typeText } from './schema-text'

test('shows every route with who may call it', () => {
  const document = describeApi()
  const page = docsPage(document)
  const shown = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => !page.includes(`id="${operationId}"`))
  expect(shown).toEqual([])
  expect(page).toContain('<small>staff: admin, manager, user</small>')
})

test('asks for nothing from anywhere else and runs nothing', () => {
  const page = docsPage(describeApi())
  expect(page.match(/<script|<link|<img|\bsrc=|\bon\w+=|@import|url\(/g)).toBeNull()
})

test('shows what the document says as text', () => {
  const document: OpenApiDocument = {
    ...describeApi(),
    info: { title: '<b>', version: '1', description: 'a "b" & `c<d`' },
  }
  expect(docsPage(document)).toContain(
    '<h1>&#60;b&#62; API</h1><p>a &#34;b&#34; &#38; <code>c&#60;d</code></p>',
  )
})

test.each([
  [{ type: 'array', items: { $ref: '#/components/schemas/Store' } }, 'Store[]'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', enum: ['deal', 'coupon'] }, '"deal" | "coupon"'],
  [{ anyOf: [{ type: 'number' }, { type: 'string' }] }, 'number | string'],
  [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [{}, 'any'],
])('%j is said as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})

test('makes an example of a schema', () => {
  const named = {
    Thing: { type: 'object', properties: { name: { type: 'string' }, count: { type: 'integer' } } },
  }
  expect(exampleOf({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }, named)).toEqual([
    { name: 'text', count: 4 },
  ])
})

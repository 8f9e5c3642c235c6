import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { attributesOf, valuesOf } from './attributes'
import { bypassSdkPipeline } from './quick-reads'

const names = ['AWS_REGION', 'AWS_LAMBDA_FUNCTION_NAME', 'AWS_ENDPOINT_URL_DYNAMODB']

test.each([
  ['AWS_LAMBDA_FUNCTION_NAME', 'site', true],
  ['AWS_ENDPOINT_URL_DYNAMODB', 'http://localhost:8000', true],
  // The region is in the operator's profile.
  ['AWS_PROFILE', 'clipwell', false],
])('with %s reads are sent by own requests: %s %s', (name, value, isQuick) => {
  for (const each of names) vi.stubEnv(each, undefined)
  vi.stubEnv(name, value)
  const command = bypassSdkPipeline(new GetCommand({ TableName: 'things', Key: { pk: 'A', sk: 'B' } }))
  expect(Object.hasOwn(command, 'resolveMiddleware')).toBe(isQuick)
})

// The SDK does not store it.
const name = fc.string().filter((each) => each !== '__proto__')

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((each) => each + 0),
    fc.boolean(),
    fc.constant(null),
    fc.uniqueArray(fc.string(), { minLength: 1 }).map((texts) => new Set(texts)),
    fc.uniqueArray(fc.integer(), { minLength: 1 }).map((numbers) => new Set(numbers)),
    fc.array(tie('value')),
    fc.dictionary(name, tie('value')),
  ),
})).value

test('what the SDK stores is read as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value), (item) => {
      expect(valuesOf(marshall(item))).toEqual(item)
    }),
  )
})

test('keys are sent as the SDK sends them', () => {
  const key = { pk: 'STORE#1', sk: 'É\u{1F600}' }
  expect(attributesOf(key)).toEqual(marshall(key))
})

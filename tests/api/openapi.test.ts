import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { callApi } from '../support/api'

test('anyone may read what the API is: a valid OpenAPI 3.1 document', async () => {
  const { status, body } = await callApi('GET /openapi.json')
  const validator = new Validator()
  const { valid, errors } = await validator.validate(body)
  expect({ status, valid, errors, version: validator.version }).toEqual({
    status: 200,
    valid: true,
    errors: undefined,
    version: '3.1',
  })
})

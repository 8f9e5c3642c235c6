import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { describeApi } from '#domain/api/openapi'
import { buildFolder, buildParts, openApiFile } from '#infra/build/build-parts'

describe('the deployed description of the API', async () => {
  const built: unknown = JSON.parse(
    await readFile(`${buildFolder}/${buildParts.site}/${openApiFile}`, 'utf8'),
  )

  test('describes the current API', () => {
    expect(built).toEqual(JSON.parse(JSON.stringify(describeApi())))
  })

  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(built as Record<string, unknown>)
    expect({ valid, errors, version: validator.version }).toEqual({
      valid: true,
      errors: undefined,
      version: '3.1',
    })
  })
})

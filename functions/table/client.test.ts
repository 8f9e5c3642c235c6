import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret')
  for (const name of ['AWS_REGION', 'AWS_LAMBDA_FUNCTION_NAME', 'AWS_ENDPOINT_URL_DYNAMODB'])
    vi.stubEnv(name, undefined)
})

test.each([
  ['AWS_LAMBDA_FUNCTION_NAME', 'site', true],
  ['AWS_ENDPOINT_URL_DYNAMODB', 'http://localhost:8000', true],
  // The region is in the operator's profile.
  ['AWS_PROFILE', 'clipwell', false],
])('with %s reads are sent by own requests: %s %s', async (name, value, isQuick) => {
  vi.stubEnv(name, value)
  const { documentClient } = await import('./client')
  const steps = documentClient().middlewareStack.identify()
  expect(steps.some((step) => step.startsWith('quickReads'))).toBe(isQuick)
})

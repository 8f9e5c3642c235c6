import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { originHeader, requireOrigin } from './origin'

beforeEach(() => void vi.stubEnv('ORIGIN_SECRETS', 'new,old'))
afterEach(() => void vi.unstubAllEnvs())

test.each(['new', 'old'])('a request with the %s secret came through CloudFront', (secret) => {
  expect(() => requireOrigin({ [originHeader]: secret })).not.toThrow()
})

test.each([undefined, '', 'other', 'new,old'])('a request with %j did not, and is refused', (secret) => {
  expect(() => requireOrigin({ [originHeader]: secret })).toThrow('at the address of the site alone')
})

test('where there is no CloudFront everything passes', () => {
  vi.stubEnv('ORIGIN_SECRETS', '')
  expect(() => requireOrigin({})).not.toThrow()
})

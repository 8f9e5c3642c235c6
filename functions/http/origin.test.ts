import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { originHeader, requireOrigin } from './origin'

beforeEach(() => void vi.stubEnv('ORIGIN_SECRETS', 'new,old'))
afterEach(() => void vi.unstubAllEnvs())

test.each(['new', 'old'])('a request with the %s secret came through CloudFront', (secret) => {
  expect(() => requireOrigin({ [originHeader]: secret })).not.toThrow()
})

test.each([undefined, '', 'other', 'new,old'])('a request with the secret %j is refused', (secret) => {
  expect(() => requireOrigin({ [originHeader]: secret })).toThrow('at the address of the site alone')
})

test.each([undefined, ''])(
  'without CloudFront, where the secrets are %j, every request passes',
  (secrets) => {
    vi.stubEnv('ORIGIN_SECRETS', secrets)
    expect(() => requireOrigin({})).not.toThrow()
    expect(() => requireOrigin({ [originHeader]: 'other' })).not.toThrow()
  },
)

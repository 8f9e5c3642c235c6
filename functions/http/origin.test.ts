import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { originHeader, requireOriginSecret } from './origin'

beforeEach(() => void vi.stubEnv('ORIGIN_SECRETS', 'new,old'))
afterEach(() => void vi.unstubAllEnvs())

test.each(['new', 'old'])('a request with the %s secret came through CloudFront', (secret) => {
  expect(() => requireOriginSecret({ [originHeader]: secret })).not.toThrow()
})

test.each([undefined, '', 'other', 'new,old'])('a request with the secret %j is refused', (secret) => {
  expect(() => requireOriginSecret({ [originHeader]: secret })).toThrow('at the address of the site alone')
})

test.each([undefined, ''])(
  'without CloudFront, where the secrets are %j, every request passes',
  (secrets) => {
    vi.stubEnv('ORIGIN_SECRETS', secrets)
    expect(() => requireOriginSecret({})).not.toThrow()
    expect(() => requireOriginSecret({ [originHeader]: 'other' })).not.toThrow()
  },
)

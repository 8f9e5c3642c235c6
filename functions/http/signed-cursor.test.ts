import { expect, test, vi } from 'vitest'
import { readSigned, signCursor } from './signed-cursor'

const from = (secrets: string | undefined) => {
  vi.stubEnv('ORIGIN_SECRETS', secrets)
  return signCursor('place')
}

test.each([
  ['the same secret', 'one', 'one', true],
  ['the secret before a rotation', 'old', 'new,old', true],
  ['the newest of two secrets', 'new,old', 'new', true],
  ['a secret that is no longer valid', 'old', 'new', false],
  ['no secret, where there is one', undefined, 'new', false],
  ['no secret, where there is none', undefined, undefined, true],
])('a cursor that was signed with %s is ours: %s, %s, %s', (_, before, now, isOurs) => {
  const cursor = from(before)
  vi.stubEnv('ORIGIN_SECRETS', now)
  expect(readSigned(cursor)).toEqual({ cursor: 'place', isOurs })
})

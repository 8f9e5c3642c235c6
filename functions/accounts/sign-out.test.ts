import { expect, test } from 'vitest'
import { accountKeys } from './keys'
import { isSessionEndedBy } from './sign-out'

const at = 1_800_000_000
const signIn = { id: 'ada', session: 'one', signedInAt: at }
const now = (seconds: number) => new Date(seconds * 1000)
const begun = (...starts: number[]) => ({
  ...accountKeys.signOut('ada'),
  begun: new Set(starts.map((start) => `${start}.${crypto.randomUUID()}`)),
})

test('a stored end of a session ends it', () => {
  expect(isSessionEndedBy({ ...accountKeys.sessionEnd('one') }, signIn, now(at))).toBe(true)
})

test.each([
  ['before', at - 1, false],
  ['in the same second as', at, true],
  ['after', at + 1, true],
])('a sign-out everywhere %s a sign-in ends it: %s', (_, signedOutAt, ends) => {
  expect(isSessionEndedBy({ ...accountKeys.signOut('ada'), signedOutAt }, signIn, now(at + 5))).toBe(ends)
})

test.each([
  ['that may still go on ends no session', at + 10, at + 69, false],
  ['that was interrupted ends the sessions from before it', at + 10, at + 70, true],
  ['that was interrupted ends the sessions of its second', at, at + 60, true],
  ['that was interrupted ends no later session', at - 1, at + 600, false],
])('work %s', (_, start, moment, ends) => {
  expect(isSessionEndedBy(begun(start), signIn, now(moment))).toBe(ends)
})

test('of several starts and ends the latest that counts decides', () => {
  const moment = now(at + 100)
  expect(isSessionEndedBy(begun(at - 10, at + 10, at + 90), signIn, moment)).toBe(true)
  expect(isSessionEndedBy(begun(at - 10, at - 5, at + 90), signIn, moment)).toBe(false)
  expect(isSessionEndedBy({ ...begun(at - 10), signedOutAt: at }, signIn, moment)).toBe(true)
  expect(isSessionEndedBy({ ...begun(at + 10), signedOutAt: at - 1 }, signIn, moment)).toBe(true)
})

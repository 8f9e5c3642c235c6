import { expect, test } from 'vitest'
import { passwordProblem } from './password'

test.each([
  ['Passw0rd!', null],
  ['correct Horse 1', null],
  ['Pässw0rd_', null],
  [`Aa1!${'x'.repeat(252)}`, null],
  ['', 'Password must have at least 8 characters.'],
  ['Pass0r!', 'Password must have at least 8 characters.'],
  [`Aa1!${'x'.repeat(253)}`, 'Password may have at most 256 characters.'],
  [' Passw0rd!', 'Password may not start or end with a space.'],
  ['PASSW0RD!', 'Password must contain a lower-case letter.'],
  ['passw0rd!', 'Password must contain a capital letter.'],
  ['Password!', 'Password must contain a digit.'],
  ['Passw0rdé', 'Password must contain a special character.'],
])('the problem of "%.20s" is: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

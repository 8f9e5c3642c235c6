import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableRows, textOf } from './documents'

/** The criteria of WCAG 2.2 at the levels A and AA. 4.1.1 is none any more. */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2
    2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7
    2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
}

const rows = tableRows(textOf('docs/accessibility.md')).map(([criterion = '', level, is, shownBy = '']) => ({
  number: criterion.split(' ')[0]!,
  level,
  is,
  shownBy,
}))

test('docs/accessibility.md has every criterion once, at its level', () => {
  const wanted = Object.entries(criteria).flatMap(([level, numbers]) =>
    numbers.split(/\s+/).map((number) => `${number} ${level}`),
  )
  expect(wanted).toHaveLength(55)
  expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(wanted.toSorted())
})

test('each criterion is met or has nothing to be met by, and is shown by a test or by hand', () => {
  const wrong = rows.filter(
    ({ is = '', shownBy }) =>
      !['met', 'met, but', 'none'].includes(is) || !/`[^`]+\.test\.tsx?`|By hand: \w/.test(shownBy),
  )
  expect(wrong).toEqual([])
})

test('each test that it names is there', () => {
  const files = rows.flatMap(({ shownBy }) =>
    [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  )
  const named = files.filter((file) => file.includes('/'))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

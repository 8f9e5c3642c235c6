import { expect, test } from 'vitest'
import { readingsOf } from './readings'

test.each([
  ['Tea  CRÈME', [['creme', 'tea']]],
  ['SAVE-20', [['save20'], ['save', '20']]],
  ['new newton', [['newton']]],
  ['tea - 20', [['tea', '20']]],
  ['https://www.zephyr.example/a?b=c', [['zephyrexamplea'], ['example', 'zephyr', 'a']]],
  ['www.zephyr.example', [['zephyrexample'], ['example', 'zephyr']]],
  ['%', [['%']]],
  [' ', []],
])('%s is read as %j', (text, readings) => {
  expect(readingsOf(text).map((each) => each.toSorted())).toEqual(readings.map((each) => each.toSorted()))
})

import { expect, test } from 'vitest'
import { couponWordsOf, readingsOf } from './coupon-words'

const offer = { couponCode: 'SAVE-20', title: 'Tea, Crème', link: 'https://www.zephyr.example/a/b?c=d#e' }

test('an offer has the words of its code, its title, and host and path of its link', () => {
  expect(couponWordsOf(offer)).toEqual([
    'save',
    '20',
    'save20',
    'tea',
    'creme',
    'zephyr',
    'example',
    'a',
    'b',
    'zephyrexampleab',
    'zefyr',
  ])
  expect(couponWordsOf({ couponCode: null, title: 'O2', link: 'http://o2.example' })).toEqual([
    'o2',
    'example',
    'o2example',
  ])
})

test('old and new words of the longest offer fit a transaction', () => {
  const words = (start: string) => Array.from({ length: 100 }, (_, at) => `${start}${at}`)
  const long = {
    couponCode: 'CODE',
    title: words('a').join(' '),
    link: `https://x.example/${words('b').join('/')}`,
  }
  expect(couponWordsOf(long)).toHaveLength(44)
  expect(couponWordsOf(long)[0]).toBe('code')
})

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

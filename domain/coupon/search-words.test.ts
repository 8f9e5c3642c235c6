import { expect, test } from 'vitest'
import { couponWordsOf } from './search-words'

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

import { expect, test } from 'vitest'
import { joinArabic } from './arabic'

test.each([
  ['بيت', '\ufe91\ufef4\ufe96', 'first, middle and last letter of a word'],
  ['ب', '\ufe8f', 'a letter alone'],
  ['دار', '\ufea9\ufe8d\ufead', 'letters that do not join onwards'],
  ['سلام', '\ufeb3\ufefc\ufee1', 'lam and alef as one'],
  ['لا', '\ufefb', 'the same alone'],
  ['بـب', '\ufe91\u0640\ufe90', 'a stretched line between letters'],
  ['پی', '\ufb58\ufbfd', 'letters of Persian'],
  ['ب ب', '\ufe8f \ufe8f', 'words apart'],
  ['نمی\u200cب', '\ufee7\ufee4\ufbfd\u200c\ufe8f', 'letters that are kept from joining'],
  ['a1é', 'a1é', 'other scripts'],
])('%s is written as %s: %s', (text, expected) => {
  expect(joinArabic(text)).toBe(expected)
})

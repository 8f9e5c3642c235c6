import { describe, expect, test } from 'vitest'
import { blocksOf, partsOf } from './prose'

const lines = (text: string) => ({ kind: 'lines', text })

describe('a text', () => {
  test.each([
    ['without lists is one block', 'One.\n\nTwo.', [lines('One.\n\nTwo.')]],
    [
      'with a list between lines',
      'Good:\n- cheap\n* quick\n• kind\n\nBye.',
      [lines('Good:'), { kind: 'bullets', items: ['cheap', 'quick', 'kind'] }, lines('Bye.')],
    ],
    ['with numbers', '3. one\n4. two', [{ kind: 'numbers', items: ['one', 'two'], start: 3 }]],
    ['with numbers out of order', '1. one\n7. two', [lines('1. one\n7. two')]],
    ['with one dash', 'He said:\n- No.\nAnd left.', [lines('He said:\n- No.\nAnd left.')]],
    ['with dashes that begin no entry', '-5 degrees\n-- no\n-', [lines('-5 degrees\n-- no\n-')]],
    ['that is empty', '', []],
  ])('%s', (_, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks)
  })

  test.each([
    ['See https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
    [
      '(https://a.example/b) and https://b.example/c_(d), too',
      ['https://a.example/b', 'https://b.example/c_(d)'],
    ],
    ['HTTPS://A.example!', ['HTTPS://A.example']],
    ['“https://a.example”', ['https://a.example']],
    ['javascript:alert(1) //x.example ftp://x.example www.x.example', []],
    ['https://user:secret@a.example https:// https://%61.example', []],
    ['<a href="https://a.example" onclick="x()">', ['https://a.example']],
  ])('%j has the addresses %j', (text, addresses) => {
    const parts = partsOf(text)
    expect(parts.filter(({ isAddress }) => isAddress).map((part) => part.text)).toEqual(addresses)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  test.each([
    ['of the ends of addresses', `https://a.example/${').'.repeat(150_000)}`],
    ['of addresses with such ends', `https://a.example/${').'.repeat(990)} `.repeat(150)],
    ['of beginnings', 'https://'.repeat(40_000)],
    ['of white space', `- ${' '.repeat(300_000)}`],
  ])('that consists %s takes no long time', (_, text) => {
    const start = performance.now()
    partsOf(text)
    blocksOf(text)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

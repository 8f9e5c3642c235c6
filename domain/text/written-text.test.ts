import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { writtenBlocks, writtenParts } from './written-text'

test('a text is its headings, paragraphs and lists', () => {
  const text = `
First line
of a paragraph.

## A heading

- one
  goes on
- two
   \t
Not a - list.`
  expect(writtenBlocks(text)).toEqual([
    { kind: 'paragraph', text: 'First line of a paragraph.' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'list', items: ['one goes on', 'two'] },
    { kind: 'paragraph', text: 'Not a - list.' },
  ])
  expect(writtenBlocks(' \n\n ')).toEqual([])
})

test.each([
  ['See [us](/reach-us).', [{ text: 'See ' }, { text: 'us', address: '/reach-us' }, { text: '.' }]],
  ['[راسلنا](/reach-us)', [{ text: 'راسلنا', address: '/reach-us' }]],
  ['[a](https://a.example) [b](//b.example)', [{ text: '[a](https://a.example) [b](//b.example)' }]],
  ['[a] (/b) [](/c)', [{ text: '[a] (/b) [](/c)' }]],
  ['', []],
])('the links of %j are %j', (text, parts) => {
  expect(writtenParts(text)).toEqual(parts)
})

test('no word of a text is lost', () => {
  const piece = constantFrom('\n\n', '\n', ' ', '## ', '- ', '[a](/b)', 'word', '<b>', 'é')
  assert(
    property(array(piece), string(), (pieces, other) => {
      const text = pieces.join('') + other
      const written = writtenBlocks(text).flatMap((block) =>
        block.kind === 'list' ? block.items : [block.text],
      )
      const letters = (each: string) => each.replaceAll(/[\s#-]/g, '')
      expect(letters(written.join(''))).toBe(letters(text))
      for (const each of written) {
        const shown = writtenParts(each).map((part) =>
          part.address === undefined ? part.text : `[${part.text}](${part.address})`,
        )
        expect(shown.join('')).toBe(each)
      }
    }),
  )
})

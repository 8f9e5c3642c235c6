import { describe, expect, test } from 'vitest'
import { largestFeed, recordsIn } from './feed-records'
import { feedText } from './feed-text'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  )

describe('the encoding of a file', () => {
  test.each([
    ['UTF-8', bytes('Café £5')],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'Café £5')],
    ['Windows-1252', new Uint8Array(Buffer.from('Café £5', 'latin1'))],
    ['UTF-16', bytes([0xff, 0xfe], [...Buffer.from('Café £5', 'utf16le')])],
  ])('%s', (_, file) => {
    expect(feedText(file)).toBe('Café £5')
  })
})

describe('CSV', () => {
  test.each([',', ';', '\t', '|'])('with %j between cells', (sign) => {
    const text = [`Shop Name${sign}"Title, or; name"`, `Ebb${sign}"Say ""hi""\nagain"`].join('\r\n')
    expect(recordsIn(text)).toEqual({
      columns: ['Shop Name', 'Title, or; name'],
      records: [{ line: 3, cells: { shopname: 'Ebb', titleorname: 'Say "hi"\nagain' } }],
    })
  })

  test('a quote within a cell, empty lines and our own apostrophes', () => {
    const { records } = recordsIn('a,b\n\n27" screen,\'=1+1\n')
    expect(records).toEqual([{ line: 3, cells: { a: '27" screen', b: '=1+1' } }])
  })

  test('names of the language itself are columns like others', () => {
    const { records } = recordsIn('__proto__,constructor\nx,y\n')
    expect(records[0]?.cells['constructor']).toBe('y')
  })
})

const entities = '<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">'
const bomb = `<!DOCTYPE x [${entities}]><x><link><t>&b;</t></link></x>`

test('entities of a document are not expanded', () => {
  expect(recordsIn(bomb).records[0]?.cells).toEqual({ t: '&b;' })
})

test.each([
  ['<links><link>', 'This file is not valid XML.'],
  ['{"offers": [', 'This file is not valid JSON.'],
  ['["offers"]', 'This file has no rows.'],
  ['a,b\n"open', 'This file is not valid CSV: a quote may be open at its end.'],
  ['Promotion ID,Title', 'This file has no rows.'],
  ['', 'The file is empty.'],
  ['\uFEFF\r\n ', 'The file is empty.'],
  ['\u2030PNG\r\n\u001A\n\0\0\0\rIHDR', 'This is no table: it may be a picture, an archive or a workbook.'],
  ['a,b\nx,\0', 'This is no table: it may be'],
  ['Dear all\nfind, attached', 'This is no table: its first row has one column.'],
  [`a,b\n${'x\n'.repeat(largestFeed + 1)}`, 'A file may have at most 10,000 rows. Please split it.'],
])('%j is refused', (text, message) => {
  expect(() => recordsIn(text.slice(0, 30_000))).toThrow(message)
})

import { expect, test } from 'vitest'
import { csvCellText, csvText } from './csv-text'

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that spreadsheets would run is text: %j',
  (text) => {
    const cell = csvText([[text]]).slice(0, -2)
    const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    expect([plain, csvCellText(plain)]).toEqual([`'${text}`, text])
  },
)

test('numbers, quotes, commas and line ends stay what they are', () => {
  expect(
    csvText([
      ['a', -1, "it's"],
      ['say "hi"', 'x,y', 'one\ntwo'],
    ]),
  ).toBe('a,-1,it\'s\r\n"say ""hi""","x,y","one\ntwo"\r\n')
  expect(["it's", "'quoted'"].map(csvCellText)).toEqual(["it's", "'quoted'"])
})

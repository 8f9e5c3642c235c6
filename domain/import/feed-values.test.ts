import { expect, test } from 'vitest'
import { codeText, hasTags, linkText, momentText, plainText, shortened } from './feed-values'
import { discountIn } from './offer-discount'

test.each([
  ['SAVE20', 'SAVE20'],
  ['NOVEMBER', 'NOVEMBER'],
  ['no-go', 'no-go'],
  ['No code needed', ''],
  ['NO CODE REQUIRED', ''],
  ['nocode', ''],
  ['Kein Gutschein erforderlich', ''],
  ['not applicable', ''],
  ['N/A', ''],
  ['See site', ''],
  ['Automatically applied', ''],
  ['null', ''],
  ['', ''],
])('the code %j is %j', (cell, code) => {
  expect(codeText(cell)).toBe(code)
})

test.each([
  ['<p>Save <b>5</b>&nbsp;&pound;</p>', 'Save 5 £'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Hats', 'alert(1) Hats'],
  ['&amp;amp; more', '& more'],
  ['under 5 < 6 > 4', 'under 5 < 6 > 4'],
  ['N/A', ''],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html).replace(/\s+/g, ' ')).toBe(text)
})

test.each([
  ['//shop.example/a', 'https://shop.example/a'],
  ['shop.example/a b', 'https://shop.example/a%20b'],
  ['https://shop.example/?a=1&amp;copy=2', 'https://shop.example/?a=1&copy=2'],
  ['N/A', ''],
  ['/Mediapartners/1', '/Mediapartners/1'],
])('the link %j is %j', (cell, link) => {
  expect(linkText(cell)).toBe(link)
})

test.each([
  ['24/12/2026 18:00:00', 'end', '2026-12-24T18:00:00.000Z'],
  ['24/12/2026 23:59:59', 'end', '2026-12-24'],
  ['24.12.2026', 'end', '2026-12-24'],
  ['2026-12-24 00:00:00.0', 'start', '2026-12-24'],
  ['2026-12-24T18:00:00+0200', 'end', '2026-12-24T16:00:00.000Z'],
  ['1798135200000', 'end', '2026-12-24T18:00:00.000Z'],
  ['1798135200', 'end', '2026-12-24T18:00:00.000Z'],
  ['2099-12-31', 'end', ''],
  ['9999-12-31 23:59', 'end', ''],
  ['1970-01-01', 'start', ''],
  ['0000-00-00 00:00:00', 'end', ''],
  ['null', 'end', ''],
  ['24 Dec 2026', 'end', '2026-12-24'],
  ['1st-Sept-2026', 'start', '2026-09-01'],
  ['December 24, 2026 18:00', 'end', '2026-12-24T18:00:00.000Z'],
  ['31 Feb 2026', 'end', undefined],
  ['12/24/2026', 'end', undefined],
  ['tomorrow', 'end', undefined],
] as const)('the moment %j as an %s is %j', (cell, edge, moment) => {
  expect(momentText(cell, edge, { timeZone: 'UTC' })).toBe(moment)
})

test('a time without an offset is in the zone of the source', () => {
  const timeZone = 'America/Los_Angeles'
  expect(momentText('2026-07-01 10:00', 'end', { timeZone })).toBe('2026-07-01T17:00:00.000Z')
  expect(momentText('2026-07-01 23:59', 'end', { timeZone })).toBe('2026-07-01')
})

test('where months are first, days are second', () => {
  const times = { timeZone: 'UTC', dateOrder: 'month' } as const
  expect(momentText('12/24/2026 18:00', 'end', times)).toBe('2026-12-24T18:00:00.000Z')
  expect(momentText('24/12/2026', 'end', times)).toBeUndefined()
})

test.each([
  ['20% off everything', { kind: 'percent', value: 20 }],
  ['Save an extra 7.5%', { kind: 'percent', value: 7.5 }],
  ['Up to 70% off', { kind: 'other' }],
  ['100% cotton', { kind: 'other' }],
  ['£10 off orders', { kind: 'amount', value: 10, currency: 'GBP' }],
  ['Free UK delivery', { kind: 'shipping' }],
  ['Free gift with lamps', { kind: 'gift' }],
])('%j promises %j', (text, discount) => {
  expect(discountIn(text)).toEqual(discount)
})

test.each([
  ['<b>Hats</b>', true],
  ['&amp;lt;i&amp;gt;Hats', true],
  ['Socks &amp;amp; hats < 5', false],
  ['  Hats,\n caps ', false],
])('%j has tags: %j', (cell, has) => {
  expect(hasTags(cell)).toBe(has)
})

test('a long text is cut at a word', () => {
  expect(shortened('one two three', 9)).toBe('one two…')
  expect(shortened('x'.repeat(300), 200)).toHaveLength(200)
})

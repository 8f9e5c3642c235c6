import * as fc from 'fast-check'

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/**
 * Texts that often break programs: other scripts, long, empty, or with a meaning to some part of the system.
 */
const words =
  '__proto__ constructor toString ../../etc/passwd ..%2f..%2f % %zz %00 %c0%af STORE#1 # - 1e308 NaN -0 ' +
  '0x10 <script>alert(1)</script> javascript:alert(1) http://'
const knownTexts = [
  ...words.split(' '),
  ...'| |\0|a\0b|\uD800|\u202Eabc|𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧‍👦 مرحبا|https://exa mple.com'.split('|'),
  "'; DROP TABLE stores; --",
  '{{constructor.constructor("return this")()}}',
  '9'.repeat(400),
  'x'.repeat(5001),
  'é'.repeat(100_000),
]

export const hostileText = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.string({ maxLength: 3 }),
)

/** A key with a special meaning in JavaScript. */
const hostileKey = fc.oneof(
  fc.constantFrom(
    ...'__proto__ constructor prototype toString hasOwnProperty _id approved version'.split(' '),
    '',
  ),
  fc.string({ maxLength: 10 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, [], {}),
  fc.constant(Array.from({ length: 2000 }, () => 'x')),
  fc.constant(JSON.parse(nested(2000, '[', ']'))),
  fc.constant(JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`)),
  fc.array(hostileText, { maxLength: 25 }),
  fc.dictionary(hostileKey, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 5 }),
)

export const hostileJson = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.json({ maxDepth: 5 }).chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
  fc.constantFrom(
    nested(100_000, '[', ']'),
    '{"a":'.repeat(100_000),
    '{"__proto__":{"approved":true},"constructor":{"prototype":{"role":"admin"}}}',
    '{"name":"a","name":"b"}',
    '\uFEFF{}',
    'NaN',
    "{'name':'x'}",
    `{"name":"${'x'.repeat(1_000_000)}"}`,
  ),
)

const types =
  'application/json | application/json; charset=utf-16 | APPLICATION/JSON | application/json, text/plain | ' +
  'text/plain | text/html | application/x-www-form-urlencoded | application/xml | multipart/form-data | ' +
  'multipart/form-data; boundary= | multipart/form-data; boundary="" | multipart/mixed; boundary=x | ; | é | '
export const hostileContentType = fc.constantFrom(
  ...types.split(' | '),
  `multipart/form-data; boundary=${'x'.repeat(500)}`,
)

const queries =
  '& = % %zz=%zz limit=0 limit=-1 limit=1e2 limit=101 limit=100&limit=1 limit=٣ cursor= cursor=%00 ' +
  'limit=1&__proto__=1&constructor=2 cursor=e30 cursor=bnVsbA sort=worst sort=__proto__'
export const hostileQuery = fc.oneof(
  fc.constantFrom('', ...queries.split(' '), `cursor=${'A'.repeat(3000)}`, `a=${'b'.repeat(8000)}`),
  hostileValue.map(
    (value) => `limit=2&cursor=${Buffer.from(JSON.stringify(value)).toString('base64url').slice(0, 1900)}`,
  ),
  fc.string({ maxLength: 40 }),
  fc.webQueryParameters(),
)

import * as fc from 'fast-check'
import { slugSchema } from '#domain/store/store'

/** Every ASCII character that a slug may have, in its stored form. */
const legalAscii = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  (character) => slugSchema.safeParse(`a${character}b`).data === `a${character}b`,
)

/** Slugs that contain each of them, a few at a time. */
export const asciiSlugs = Array.from({ length: Math.ceil(legalAscii.length / 3) }, (_, at) => {
  const [first = '', second = '', third = ''] = legalAscii.slice(3 * at)
  return `${first}a${second}z${third}`
})

/** Reserved, composed, wide, of several code units, from right to left, and of zero width. */
const pieces = fc.oneof(
  fc.constantFrom(...legalAscii),
  fc.constantFrom(...'é e\u0301 ß İ ς ﬁ Å ñ ø \u0323\u0307 ạ̈ 한 \u1112\u1161\u11ab'.split(' ')),
  fc.constantFrom(...'東京 ストア محل חנות ร้าน दुकान 🦊 👩‍👩‍👧 🇩🇪 \u200b \ufeff ＆ ％'.split(' '), '\u00a0'),
  fc.constantFrom(...`.. . % %2F / ? # + &amp; <b> " ' :id * {slug} ~ \``.split(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)

/** A slug that staff may enter, in its stored form. */
export const legalSlug = fc
  .array(pieces, { minLength: 1, maxLength: 6 })
  .map((parts) => slugSchema.safeParse(parts.join('')).data)
  .filter((slug) => slug !== undefined)

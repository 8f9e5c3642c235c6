/** Lone surrogates, control characters, and marks that change the reading order. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is for
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu

/** Scripts whose letters change shape with a joiner: Arabic and its like, Mongolian, those of India. */
const joining = [
  'Adlam Arabic Hanifi_Rohingya Mandaic Manichaean Mongolian Nko Phags_Pa Syriac',
  'Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Myanmar Oriya Sinhala Tamil Telugu Tibetan',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/** Places where an invisible character has a meaning: it changes how its neighbours look. */
const meaningful = [
  // Joiners within a word, and between the pictures of one emoji: 👩‍👧.
  `(?<=(?=\\p{L})[${joining}]\\p{M}{0,30})[\\u200C\\u200D]`,
  '(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})',
  // Variation selectors: of an emoji (❤️), a key (1️⃣), a Chinese character, a Mongolian letter.
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=(?=\\p{L})\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  // The letters in the flag of a region: 🏴󠁧󠁢󠁥󠁮󠁧󠁿.
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,6})[\\u{E0020}-\\u{E007F}]',
  // Direction marks and soft hyphens. Prose uses them.
  '[\\u00AD\\u061C\\u200E\\u200F]',
].join('|')

/** Invisible characters. Two names could differ by them and look the same. */
const invisible = new RegExp(`(?!${meaningful})\\p{Default_Ignorable_Code_Point}`, 'gu')

/** One visible character. Invisible characters, such as the joiners in an emoji, and blanks don't count. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Marks of no script of their own. No language puts more than three on a letter; more cover what is near. */
const general = '[\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]'

/** Beyond the 30 marks over a letter that Unicode allows: normalising sorts them in quadratic time. */
const crowd = new RegExp(`(?<=\\p{M}{30})\\p{M}|(?<=${general}{3})${general}`, 'gu')

/** Text as stored: composed (NFC), trimmed, without invisible characters. In linear time. */
export function clean(text: string): string {
  return tidy(text.replace(invisible, '')).replace(/\r\n?/g, '\n').trim()
}

/** `clean` for a single line such as a name. Marks that only prose uses are removed. */
export function cleanLine(text: string): string {
  return onOneLine(clean(text.replace(/[\u00AD\u061C\u200E\u200F]/g, '')))
}

/** `clean` for an address. Invisible characters stay, so that the check of the address sees them. */
export function cleanAddress(text: string): string {
  return onOneLine(tidy(text))
}

function tidy(text: string): string {
  const composed = text.replace(unwanted, '').replace(crowd, '').normalize('NFC').replace(crowd, '').trim()
  return visible.test(composed) ? composed : ''
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Lone surrogates, control characters (line ends and tabs stay) and the marks that turn reading order. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is for
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu

/** Scripts whose letters change shape with a joiner after them: Arabic and its like, Mongolian, those of India. */
const joining = [
  'Adlam Arabic Hanifi_Rohingya Mandaic Manichaean Mongolian Nko Phags_Pa Syriac',
  'Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Myanmar Oriya Sinhala Tamil Telugu Tibetan',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/** Where what has no width of its own means something to a reader: it changes how its neighbours look. */
const meaningful = [
  // Joiners within a word, and between the pictures of one emoji: 👩‍👧.
  `(?<=(?=\\p{L})[${joining}]\\p{M}{0,30})[\\u200C\\u200D]`,
  '(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{Extended_Pictographic})',
  // Selectors of a variant: of an emoji (❤️), of a key (1️⃣), of a Chinese character, of a Mongolian letter.
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=(?=\\p{L})\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  // The letters in the flag of a part of a country: 🏴󠁧󠁢󠁥󠁮󠁧󠁿.
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,6})[\\u{E0020}-\\u{E007F}]',
  // Marks of direction, and where a long word may break: prose has a use for them.
  '[\\u00AD\\u061C\\u200E\\u200F]',
].join('|')

/** What nobody sees, so that two names may look the same and not be. */
const invisible = new RegExp(`(?!${meaningful})\\p{Default_Ignorable_Code_Point}`, 'gu')

/** Anything that is to be seen. What has no width, such as the joiners within an emoji, or is blank is not by itself. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Marks over one letter beyond these: Unicode's limit for a stream. Putting so many in order, as normalising does,
 * takes the square of the time, and no script needs more.
 */
const crowd = /(?<=\p{M}{30})\p{M}/gu

/**
 * Text as it is stored: composed (NFC), without unwanted and invisible characters, trimmed. Scripts and emoji stay,
 * and what has nothing to be seen is empty. Takes time in proportion to the text, whatever is in it.
 */
export function clean(text: string): string {
  return tidy(text.replace(invisible, '')).replace(/\r\n?/g, '\n').trim()
}

/** As clean, for text on one line, such as a name: without the marks that only prose has a use for. */
export function cleanLine(text: string): string {
  return onOneLine(clean(text.replace(/[\u00AD\u061C\u200E\u200F]/g, '')))
}

/** As clean, for an address: what is invisible stays in it, for whoever judges it. */
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

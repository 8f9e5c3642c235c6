import { maxFoldedLength } from './folded-length'

/** Letters that Unicode does not take apart, and how they are typed without them. */
const plainLetters = /* @__PURE__ */ pairsIn(
  'ø:o ł:l æ:ae œ:oe þ:th ð:d ı:i ß:ss đ:d ħ:h ŧ:t ŋ:n ĸ:k ə:e ƒ:f ɓ:b ɗ:d ɠ:g ƙ:k ɲ:n ƴ:y ɛ:e ɔ:o',
  // Two forms of one letter: Greek at the end of a word, Arabic and Persian, Cyrillic with a stroke.
  'ς:σ ى:ي ی:ي ة:ه ک:ك ґ:г',
)

/** Letters that are also written as two: Müller and Mueller, Åse and Aase. */
const doubled = /* @__PURE__ */ pairsIn('ä:ae ö:oe ü:ue å:aa ø:oe')

const plainLetter = /* @__PURE__ */ anyOf(plainLetters)
const doubledLetter = /* @__PURE__ */ anyOf(doubled)

function pairsIn(...lines: string[]): Record<string, string> {
  const pairs = lines.flatMap((line) => line.split(' ')).map((pair) => pair.split(':') as [string, string])
  return Object.fromEntries(pairs)
}

function anyOf(letters: Record<string, string>): RegExp {
  return new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
}

/** Marks of trade, and letters that stand for an apostrophe. Nobody types them. */
const untyped = /[©®™℠ʹ-ʿˈٴ]/g

/** Marks over letters, the stretched line of Arabic, and what is invisible. */
const marks = /[\p{M}\u0640\p{Default_Ignorable_Code_Point}]/gu

const otherDigit = /(?!\d)\p{Nd}/gu

/** The digit of the same value: ٣ is 3. In each script those from 0 to 9 follow each other. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/**
 * A text as search and order compare it: lower case, without accents, in letters and digits of a plain
 * keyboard, full width as half width, Katakana as Hiragana. What it does to a name it does to what is typed.
 */
export function fold(text: string): string {
  return text
    .slice(0, maxFoldedLength)
    .replace(untyped, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(otherDigit, plainDigit)
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/** A text with ä as ae, å as aa. Undefined if it has no such letter. */
export function withDoubledLetters(text: string): string | undefined {
  const composed = text.slice(0, maxFoldedLength).normalize('NFC').toLowerCase()
  const written = composed.replace(doubledLetter, (letter) => doubled[letter] ?? letter)
  return written === composed ? undefined : written
}

const wordIn = /[\p{L}\p{N}]+|[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]+/gu

/** Letters and digits, and emoji. A text of signs alone is one word: '!!!'. */
export function wordsIn(text: string): string[] {
  const folded = fold(text)
  const words = folded.match(wordIn)
  if (words) return words
  const signs = signsOf(folded) || signsOf(text.slice(0, maxFoldedLength).normalize('NFC'))
  return signs === '' ? [] : [signs]
}

function signsOf(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '')
}

/** Digits before which zeros are written, so that 2 comes before 10. */
const digits = 8

const keyLength = 100

/**
 * A name in the form that lists are sorted by: its folded words with hyphens between them, without signs at
 * its beginning, numbers by their value. Emoji and signs count only where there is nothing else: names of
 * them alone come first.
 */
export function collationKeyOf(name: string): string {
  const words = wordsIn(name)
  const read = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isOfSigns = read.length === 0 && words.length > 0
  const key = isOfSigns ? `!${words.join('-')}` : read.join('-').replace(/\d+/g, padded)
  return Array.from(key).slice(0, keyLength).join('')
}

function padded(number: string): string {
  return number.replace(/^0+(?=\d)/, '').padStart(digits, '0')
}

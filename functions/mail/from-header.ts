/** An encoded word has at most 75 characters (RFC 2047). */
const maxBytes = 45

/** `"Ada's Shop" <ada@example.com>`. Amazon SES takes ASCII only (RFC 2047). */
export function fromHeader({ name, address }: { name: string; address: string }): string {
  const plain = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (plain === '') return address
  const phrase = /^[ -~]+$/.test(plain) ? `"${plain.replace(/["\\]/g, '\\$&')}"` : encodedWords(plain)
  return `${phrase} <${address}>`
}

/** No character is cut in two: each word is decoded by itself. */
function encodedWords(text: string): string {
  const words: string[] = []
  for (const character of text) {
    const last = words.at(-1)
    if (last !== undefined && Buffer.byteLength(last + character) <= maxBytes) {
      words[words.length - 1] = last + character
    } else words.push(character)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

/** What XML 1.0 allows in no form: control characters, halves of pairs, and the last two of a plane. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Any text as the content of an element of XML, or as the value of an attribute in quotes. */
export function xmlText(text: string): string {
  return (
    wholeCharacters(text)
      .replace(forbidden, '')
      .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
      // A parser would read it as a line feed.
      .replaceAll('\r', '&#13;')
  )
}

/** Finds halves of pairs, also those of a whole pair, but in a tenth of the time. */
const half = /[\uD800-\uDFFF]/

/** Half of a pair of UTF-16 has no form in UTF-8. */
export function wholeCharacters(text: string): string {
  return half.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text
}

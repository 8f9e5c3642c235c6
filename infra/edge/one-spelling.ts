/** A letter, a digit, or one of - . _ ~ */
const unreserved = /[\w.~-]/

/**
 * Decodes the unreserved characters of an encoded text: %7E is ~. A text with a malformed encoding stays as
 * it is, because %5%46 would become an encoding that it is not. Written for CloudFront's JavaScript.
 */
function decodeUnreserved(text: string): string {
  if (/%(?![0-9a-f]{2})/i.test(text)) return text
  return text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16))
    return unreserved.test(character) ? character : escape
  })
}

/** Encodes all but unreserved characters and slashes, in upper case. What is encoded stays encoded once. */
export function encodeReserved(text: string): string {
  return text.replace(/%[0-9a-f]{2}|[^\w.~%/-]+/gi, (found) =>
    (found.charAt(0) === '%'
      ? found
      : Buffer.from(found).toString('hex').replace(/../g, '%$&')
    ).toUpperCase(),
  )
}

/** The path without empty segments, `.` and `..`. A slash at the end stays. */
function withoutDots(path: string): string {
  const kept: string[] = []
  path.split('/').forEach((segment) => {
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
  })
  return `/${kept.join('/')}${kept.length > 0 && /\/\.{0,2}$/.test(path) ? '/' : ''}`
}

/**
 * A path without needless encodings, empty segments, `.` and `..`: as each browser sends it. Another one may
 * belong to another behavior than CloudFront has chosen for it.
 */
export function plainPath(path: string): string {
  return withoutDots(path.split('/').map(decodeUnreserved).join('/'))
}

/** The one spelling of a parameter's value. */
export function oneValue(given: string): string {
  return encodeReserved(decodeUnreserved(given.replace(/\+/g, '%20'))).replace(/\//g, '%2F')
}

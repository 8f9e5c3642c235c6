const unreserved = /[\w.~-]/

/** %7E is ~. A text with a malformed encoding stays, because %5%46 would become another encoding. */
function decodeUnreserved(text: string): string {
  if (/%(?![0-9a-f]{2})/i.test(text)) return text
  return text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16))
    return unreserved.test(character) ? character : escape
  })
}

/** In upper case. What is encoded stays encoded once. */
export function encodeReserved(text: string): string {
  return text.replace(/%[0-9a-f]{2}|[^\w.~%/-]+/gi, (found) =>
    (found.charAt(0) === '%'
      ? found
      : Buffer.from(found).toString('hex').replace(/../g, '%$&')
    ).toUpperCase(),
  )
}

function withoutDots(path: string): string {
  const kept: string[] = []
  path.split('/').forEach((segment) => {
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
  })
  return `/${kept.join('/')}${kept.length > 0 && /\/\.{0,2}$/.test(path) ? '/' : ''}`
}

/** A path as browsers send it. Another spelling may belong to another behavior than CloudFront has chosen. */
export function normalPath(path: string): string {
  return withoutDots(path.split('/').map(decodeUnreserved).join('/'))
}

export function normalQueryValue(value: string): string {
  return encodeReserved(decodeUnreserved(value.replace(/\+/g, '%20'))).replace(/\//g, '%2F')
}

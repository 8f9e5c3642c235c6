import { AppError, invalidField } from '#domain/http/errors'

const accepted = new Set(['utf-8', 'utf8', 'us-ascii'])

export function hasOtherCharset(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1]
  return charset !== undefined && !accepted.has(charset.toLowerCase())
}

/** The text of UTF-8 bytes, without a byte order mark; null for other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** `formData()` would replace what it cannot decode. Files may have any content. Throws `invalid`. */
export function requireUtf8Part(head: Uint8Array, content: Uint8Array): void {
  const headers = Buffer.from(head).toString('utf8')
  if (/^content-disposition:.*;\s*filename="/im.test(headers)) return
  const type = /^content-type:(.*)$/im.exec(headers)?.[1] ?? ''
  const isBase64 = /^content-transfer-encoding:\s*base64/im.test(headers)
  const bytes = isBase64 ? Buffer.from(Buffer.from(content).toString('latin1'), 'base64') : content
  if (decodeUtf8(head) !== null && decodeUtf8(bytes) !== null && !hasOtherCharset(type)) return
  throw notUtf8(/;\s*name="([^"]*)"/i.exec(headers)?.[1] ?? '')
}

/** A name that is not UTF-8 is not repeated. The field of `pros[0]` is `pros`. */
function notUtf8(name: string): AppError {
  const field = name.replace(/\[.*$/s, '')
  if (!/^\w{1,100}$/.test(field)) return new AppError('invalid', 'The body must be UTF-8.')
  return invalidField(field, `The field ${field} must be UTF-8.`)
}

import { AppError } from '#domain/http/errors'

/** UTF-8, and what is the same bytes in it. */
const accepted = new Set(['utf-8', 'utf8', 'us-ascii'])

/** Whether a content type names another encoding than UTF-8. One that names none means UTF-8. */
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

/**
 * Throws `invalid` for a text of a form that is not UTF-8: `formData()` would replace what it cannot decode.
 * The content of files may be anything.
 */
export function requireUtf8Part(head: Uint8Array, content: Uint8Array): void {
  const headers = Buffer.from(head).toString('utf8')
  if (/^content-disposition:.*;\s*filename="/im.test(headers)) return
  const type = /^content-type:(.*)$/im.exec(headers)?.[1] ?? ''
  const isBase64 = /^content-transfer-encoding:\s*base64/im.test(headers)
  const bytes = isBase64 ? Buffer.from(Buffer.from(content).toString('latin1'), 'base64') : content
  if (decodeUtf8(head) !== null && decodeUtf8(bytes) !== null && !hasOtherCharset(type)) return
  throw notUtf8(/;\s*name="([^"]*)"/i.exec(headers)?.[1] ?? '')
}

/** Of an item of a list, `pros[0]`, the field is the list. A name that is not UTF-8 is not repeated. */
function notUtf8(name: string): AppError {
  const field = name.replace(/\[.*$/s, '')
  if (!/^\w{1,100}$/.test(field)) return new AppError('invalid', 'The body must be UTF-8.')
  const message = `The field ${field} must be UTF-8.`
  return new AppError('invalid', message, { fields: { [field]: message } })
}

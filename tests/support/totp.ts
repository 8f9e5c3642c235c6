import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a key in base 32 at a given time (RFC 6238). */
export function codeAt(key: string, now: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

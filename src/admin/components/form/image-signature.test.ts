import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { looksLikeImage } from './image-signature'

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s is accepted, whatever its name',
  async (format) => {
    const create = { width: 2, height: 2, channels: 3, background: 'red' } as const
    const bytes = await sharp({ create }).toFormat(format).toBuffer()
    expect(await looksLikeImage(new File([new Uint8Array(bytes)], 'notes.txt'))).toBe(true)
    expect(await looksLikeImage(new File([new Uint8Array(bytes.subarray(1))], `logo.${format}`))).toBe(false)
  },
)

test('an SVG is accepted', async () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<?xml version="1.0"?><svg/>'])
    expect(await looksLikeImage(new File([text], 'logo.svg'))).toBe(true)
})

test('a text file is not an image, whatever its name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      fc.pre(!/^(GIF8|<svg|<\?xml)/.test(text))
      expect(await looksLikeImage(new File([text], 'logo.png', { type: 'image/png' }))).toBe(false)
    }),
  )
  for (const text of ['%PDF-1.7', '<!doctype html>']) {
    expect(await looksLikeImage(new File([text], 'logo.png', { type: 'image/png' }))).toBe(false)
  }
})

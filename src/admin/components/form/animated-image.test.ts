import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redThenBlue } from '../../../../tests/support/image'
import { mayBeAnimated } from './animated-image'

const create = { width: 2, height: 2, channels: 3, background: 'red' } as const
const still = () => sharp({ create })
const fileOf = (...parts: Uint8Array[]) => new Blob(parts.map((part) => new Uint8Array(part)))

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s of one picture does not move', async (format) => {
  expect(await mayBeAnimated(fileOf(await still().toFormat(format).toBuffer()))).toBe(false)
})

test.each(['gif', 'webp'] as const)('a %s of two pictures moves', async (format) => {
  expect(await mayBeAnimated(fileOf(await redThenBlue(format, 2)))).toBe(true)
})

test('a PNG with the chunk of an animation moves, however far behind another it is', async () => {
  const png = await still().withIccProfile('p3').png().toBuffer()
  const pixels = png.indexOf('IDAT') - 4
  const animation = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  expect(pixels).toBeGreaterThan(64)
  expect(await mayBeAnimated(fileOf(png))).toBe(false)
  expect(await mayBeAnimated(fileOf(png.subarray(0, pixels), animation, png.subarray(pixels)))).toBe(true)
})

test('an AVIF with the brand of a sequence moves', async () => {
  const bytes = Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avismsf1miaf', 'latin1')
  expect(await mayBeAnimated(fileOf(bytes))).toBe(true)
})

test('a file that ends early does not move', async () => {
  const png = await still().png().toBuffer()
  for (const length of [0, 4, 12, 20])
    expect(await mayBeAnimated(fileOf(png.subarray(0, length)))).toBe(false)
})

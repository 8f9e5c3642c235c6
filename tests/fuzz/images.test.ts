import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageProblems } from '#domain/image/formats'
import { hostileImages } from '../support/hostile-images'
import { askImages } from '../support/images-function'
import { exhaustive, sampleOf } from '../support/sample'

/** Milliseconds of processor time; the start of another thread takes some of them. */
const ceiling = 2500

test.each(sampleOf(Object.entries(hostileImages), 9))(
  '%s cost no more than ordinary files',
  async (_, make) => {
    const { failed, milliseconds } = await askImages(await make())
    expect([failed, milliseconds < ceiling]).toEqual([false, true])
  },
)

test('after an image that took too long, others are read', async () => {
  const slow = await askImages(await hostileImages['an SVG of blurs']!())
  expect(slow.answer).toEqual({ refused: 'invalid', problem: imageProblems.slow })
  const next = await askImages(await pixels().png().toBuffer())
  expect(next.answer).toMatchObject({ width: 24, height: 16 })
})

const secret = 'gps-of-a-home'

const pixels = () =>
  sharp({ create: { width: 24, height: 16, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } })

const samples = await Promise.all(
  (['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((format) =>
    pixels()
      .withExif({ IFD0: { Copyright: secret } })
      .withXmp(`<x>${secret}</x>`)
      .toFormat(format)
      .toBuffer(),
  ),
)

test(
  'an image with any changed bytes is read in time or refused, and none of its bytes stays',
  async () => {
    const change = fc.tuple(fc.nat(2000), fc.constantFrom(0, 1, 4, 0x7f, 0x80, 0xd9, 0xff))
    const mutated = fc.tuple(
      fc.constantFrom(...samples),
      fc.array(change, { maxLength: 6 }),
      fc.double({ noNaN: true, min: 0.1, max: 1 }),
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(mutated, async ([sample, changes, end, isCut]) => {
        const file = Buffer.from(sample)
        for (const [at, value] of changes) file[at % file.length] = value
        const { answer, failed, milliseconds } = await askImages(
          isCut ? file.subarray(0, file.length * end) : file,
        )
        expect([failed, milliseconds < ceiling]).toEqual([false, true])
        if ('refused' in answer) return
        const stored = answer.files.map(({ bytes }) => Buffer.from(bytes, 'base64'))
        expect(stored.filter((bytes) => bytes.includes(secret))).toEqual([])
        expect((await sharp(stored.at(-1)).metadata()).width).toBe(answer.width)
      }),
      { numRuns: exhaustive ? 20_000 : 20 },
    )
  },
  exhaustive ? 1_800_000 : 60_000,
)

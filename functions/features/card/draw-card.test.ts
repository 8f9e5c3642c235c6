import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Card, cardSize } from '#domain/card/card-address'
import { sampleOf } from '../../../tests/support/sample'
import { drawCard } from './draw-card'

const cardOf = (card: Partial<Card>): Card => ({ title: 'Tovey', label: null, rating: null, ...card })
const rating = { average: 4.5, count: 12 }

const usual = drawCard(cardOf({ rating }))

const decode = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const known = new Map<Buffer, ReturnType<typeof decode>>()

function decoded(png: Buffer) {
  const found = known.get(png) ?? decode(png)
  known.set(png, found)
  return found
}

interface Part {
  from: number
  to: number
}

/** How many pixels of a part of a picture differ from those of another. */
async function differences(one: Buffer, other: Buffer, part: Part = { from: 0, to: cardSize.width }) {
  const [{ data: a }, { data: b }] = await Promise.all([decoded(one), decoded(other)])
  let count = 0
  for (let pixel = 0; pixel < cardSize.width * cardSize.height; pixel++) {
    const x = pixel % cardSize.width
    const at = 3 * pixel
    if (x < part.from || x >= part.to) continue
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) count++
  }
  return count
}

test('a card is a small PNG of the size that networks ask for', async () => {
  const png = drawCard(cardOf({ label: 'Shoes', rating }))
  const { info } = await decoded(png)
  expect(info).toMatchObject({ format: 'raw', ...cardSize })
  expect((await sharp(png).metadata()).format).toBe('png')
  expect(png.length).toBeLessThan(40_000)
})

test('stars are drawn only where visitors have reviewed', async () => {
  const bare = drawCard(cardOf({}))
  expect(await differences(bare, usual)).toBeGreaterThan(5000)
  // Only the stub says what they say.
  const worse = drawCard(cardOf({ rating: { average: 2, count: 12 } }))
  expect(await differences(usual, worse, { from: 0, to: 884 })).toBe(0)
  expect(await differences(usual, worse)).toBeGreaterThan(500)
})

test('names from right to left stand at the right', async () => {
  const nothing = drawCard(cardOf({ title: '.' }))
  const half = { from: 0, to: 500 }
  expect(await differences(nothing, drawCard(cardOf({ title: 'Store' })), half)).toBeGreaterThan(1000)
  for (const title of ['سلام', 'חנות']) {
    const drawn = drawCard(cardOf({ title }))
    expect(await differences(nothing, drawn, half)).toBeLessThan(2500)
    expect(await differences(nothing, drawn, { from: 500, to: 1000 })).toBeGreaterThan(1000)
  }
})

describe('any text is drawn within the ticket, and soon', () => {
  test.each([
    'W'.repeat(300),
    'i '.repeat(150),
    'م'.repeat(300),
    `${'x'.repeat(60)} `.repeat(5),
    'a\n'.repeat(9),
  ])('%s', async (title) => {
    const started = performance.now()
    const png = drawCard(cardOf({ title, label: title, rating }))
    expect(performance.now() - started).toBeLessThan(5000)
    const outside = { from: 0, to: 56 }
    expect(await differences(png, usual, outside)).toBe(0)
    expect(await differences(png, usual, { from: 860, to: 1200 })).toBe(0)
  })

  test('of any characters', () => {
    const unit = fc.oneof(
      fc.constantFrom(...'لاaé \u05d0\u0301\u200d(["<&'),
      fc.integer({ min: 0, max: 0xffff }),
    )
    const text = fc
      .array(unit, { maxLength: 40 })
      .map((units) =>
        units.map((each) => (typeof each === 'string' ? each : String.fromCharCode(each))).join(''),
      )
    fc.assert(
      fc.property(text, (title) => {
        expect(drawCard(cardOf({ title })).length).toBeGreaterThan(1000)
      }),
      { numRuns: 10 },
    )
  })
})

const marks = '\u0323\u0301\u0323\u0301'
const stacks = [1, 2, 5, 10, 20, 40, 80].flatMap((count) =>
  [2, 3, 4, 79].map((most) => [count, most] as const),
)

function timeOf(title: string) {
  const before = process.cpuUsage()
  drawCard(cardOf({ title }))
  return process.cpuUsage(before).user
}

/** Once the code is warm. */
const usualTime = Math.min(...Array.from({ length: 3 }, () => timeOf('Tovey & Sons of the old harbour')))

test.each(sampleOf(stacks, 3))(
  '%i letters below %i marks each are drawn about as fast as others',
  (count, most) => {
    const title = `a${marks.repeat(20).slice(0, most)}`.repeat(count).slice(0, 400)
    expect(timeOf(title)).toBeLessThan(20 * usualTime)
  },
)

import { type Card, cardSize } from '#domain/card-address'
import { maxRating } from '#domain/rating'
import { site } from '#site'
import { colour as colourOf } from './colours'
import { Canvas } from './drawing/canvas'
import type { Outline } from './drawing/coverage'
import { type FittedText, fitText } from './drawing/fit-text'
import { type Box, circle, line, roundedBox, star } from './drawing/shapes'
import { drawable, type DrawableText, outlineOf } from './drawing/text'

/** The ticket. */
const ticket: Box = { left: 56, top: 56, width: 1088, height: 420 }
const right = ticket.left + ticket.width
const padding = 60
const notch = 30

/** Where the stub begins: one that says what visitors say, and one that says nothing. */
const cuts = { rated: 884, plain: 1010 }

/** Letters of the site's own font stand close at these sizes. */
const tracking = -0.025

/**
 * The picture of a card: a ticket with a name and, on its stub, what visitors say, above the name of the
 * site. What no font of ours can write is no part of a card (domain/card-address.ts).
 */
export function drawCard({ title, label, rating }: Card): Buffer {
  const canvas = new Canvas(cardSize, colourOf('paper'))
  canvas.paint(mirrored(roundedBox(ticket, 36)), colourOf('band'))
  const cut = rating ? cuts.rated : cuts.plain
  drawCut(canvas, cut)
  if (rating) drawRating(canvas, rating)
  else drawBars(canvas)
  drawTitle(canvas, cut, {
    name: drawable(title ?? site.name),
    // The tagline of the site takes the place of a category.
    label: label === null ? null : drawable(label),
    below: title === null ? drawable(site.tagline) : null,
  })
  drawSite(canvas, title !== null)
  return canvas.png()
}

interface Title {
  name: DrawableText | null
  label: DrawableText | null
  below: DrawableText | null
}

/** The label, the name and what stands below it, in the middle of the ticket, which ends here. */
function drawTitle(canvas: Canvas, end: number, { name, label, below }: Title): void {
  const width = end - ticket.left - 2 * padding
  const parts = [
    label && { text: fitText(label, { width, sizes: [[32, 1]] }), colour: colourOf('goldBright') },
    name && { text: fitText(name, { width, sizes: titleSizes, tracking }), colour: colourOf('onBand') },
    below && { text: fitText(below, { width, sizes: [[40, 2]] }), colour: colourOf('onBandSoft') },
  ].filter((part) => part !== null)
  const gap = 26
  const heights = parts.map(({ text }) => text.lines.length * leading(text))
  const whole = heights.reduce((sum, height) => sum + height, 0) + gap * (parts.length - 1)
  let top = ticket.top + (ticket.height - whole) / 2
  for (const [at, { text, colour }] of parts.entries()) {
    drawText(canvas, text, { left: ticket.left + padding, top, width }, colour)
    top += heights[at]! + gap
  }
}

const titleSizes = [
  [104, 2],
  [86, 3],
  [70, 3],
  [58, 4],
  [48, 5],
] as const

function widthOf({ lines, size }: FittedText): number {
  return Math.max(...lines.map(({ width }) => width * size))
}

function leading({ size }: FittedText): number {
  return size * 1.1
}

/** Lines from the side where their direction begins. */
function drawText(
  canvas: Canvas,
  text: FittedText,
  { left, top, width }: Pick<Box, 'left' | 'top' | 'width'>,
  colour: number,
  isCentred = false,
): void {
  const { lines, direction, size } = text
  const spacing = text.size >= 48 ? tracking : 0
  const from = isMirrored ? cardSize.width - left - width : left
  for (const [at, each] of lines.entries()) {
    const room = width - each.width * size
    const x = from + (isCentred ? room / 2 : direction === 'rtl' ? room : 0)
    const baseline = top + at * leading(text) + size * 0.86
    canvas.paint(outlineOf(each, [x, baseline], size, spacing), colour)
  }
}

/** Where the stub would be torn off. */
function drawCut(canvas: Canvas, cut: number): void {
  const bottom = ticket.top + ticket.height
  for (const y of [ticket.top, bottom]) canvas.paint(mirrored(circle([cut, y], notch)), colourOf('paper'))
  for (let y = ticket.top + 58; y < bottom - 58; y += 26) {
    const dash = line([[cut, y], [cut, y + 10]] as const, 5) // prettier-ignore
    canvas.paint(mirrored(dash), colourOf('bandLine'))
  }
}

/** The thicknesses of the bars on a stub, and of the gaps after them. */
const bars = [14, 10, 6, 8, 22, 8, 6, 12, 6, 8, 16, 8, 28, 10, 6, 8, 10, 12, 18, 8, 6, 8, 14, 10, 6, 8, 24, 0]

function drawBars(canvas: Canvas): void {
  const height = bars.reduce((sum, each) => sum + each, 0)
  let top = ticket.top + (ticket.height - height) / 2
  for (let at = 0; at < bars.length; at += 2) {
    const bar = { left: cuts.plain + 40, top, width: right - cuts.plain - 80, height: bars[at]! }
    canvas.paint(mirrored(roundedBox(bar, 2)), colourOf('accentFill'))
    top += bars[at]! + bars[at + 1]!
  }
}

/** On the stub: the average of the reviews and their number. */
function drawRating(canvas: Canvas, { average, count }: NonNullable<Card['rating']>): void {
  const stub = { left: cuts.rated, width: right - cuts.rated }
  const middle = stub.left + stub.width / 2
  const shown = Math.round(average * 10) / 10
  drawCentred(canvas, shown.toFixed(1), { ...stub, top: 148 }, { size: 104, colour: colourOf('onBand') })
  for (let at = 0; at < maxRating; at++) {
    const centre = [middle + (at - 2) * 42, 300] as const
    canvas.paint(mirrored(star(centre, 20)), colourOf('bandLine'))
    const share = Math.min(1, Math.max(0, shown - at))
    if (share > 0) canvas.paint(mirrored(star(centre, 20, share)), colourOf('goldBright'))
  }
  const reviews = `${numbers.format(count)} ${count === 1 ? 'review' : 'reviews'}`
  drawCentred(canvas, reviews, { ...stub, top: 348 }, { size: 34, colour: colourOf('onBandSoft') })
}

const numbers = new Intl.NumberFormat(site.language.formats)

function drawCentred(
  canvas: Canvas,
  words: string,
  box: Pick<Box, 'left' | 'top' | 'width'>,
  { size, colour }: { size: number; colour: number },
): void {
  const text = drawable(words)
  if (!text) return
  const sizes = [size, size * 0.75].map((each) => [each, 1] as const)
  const spacing = size >= 48 ? tracking : 0
  drawText(canvas, fitText(text, { width: box.width - 24, sizes, tracking: spacing }), box, colour, true)
}

/** The name of the site and its tagline, beneath the ticket; on the card of the site, its host. */
function drawSite(canvas: Canvas, isNamed: boolean): void {
  const name = drawable(isNamed ? site.name : new URL(site.address).host.replace(/^www\./, ''))
  const tagline = isNamed ? drawable(site.tagline) : null
  const half = ticket.width / 2
  if (name) {
    const fitted = fitText(name, { width: half, sizes: [[56, 1]], tracking })
    drawText(canvas, fitted, { left: ticket.left, top: 516, width: widthOf(fitted) }, colourOf('ink'))
  }
  if (tagline) {
    const fitted = fitText(tagline, { width: half - 40, sizes: [[32, 1], [26, 1]] }) // prettier-ignore
    const width = widthOf(fitted)
    const box = { left: right - width, top: 534, width }
    drawText(canvas, fitted, box, colourOf('inkSoft'))
  }
}

/** A site that is read from right to left has its ticket the other way round. */
const isMirrored = site.language.direction === 'rtl'

function mirrored(outline: Outline): Outline {
  if (!isMirrored) return outline
  return outline.map((contour) => contour.map(([x, y]) => [cardSize.width - x, y] as const).toReversed())
}

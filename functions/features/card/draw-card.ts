import { type Card, cardSize } from '#domain/card/card-address'
import { cardText } from '#domain/card/card-text'
import { maxRating } from '#domain/review/rating'
import { site } from '#site'
import { type FittedText, fitText, heightOf, textElements, type TextRoom } from './fit-text'
import { renderPng } from './render-svg'

/** In light: nobody knows where a card will be shown. */
const colours = site.colours.light

const ticket = { left: 56, top: 56, width: 1088, height: 420 }
const right = ticket.left + ticket.width
const bottom = ticket.top + ticket.height
const padding = 60

const cuts = { rated: 884, plain: 1010 }

const isMirrored = site.language.direction === 'rtl'

/** Text that our fonts cannot write is left out (domain/card/card-address.ts). */
export function drawCard({ title, label, rating }: Card): Buffer {
  const cut = rating ? cuts.rated : cuts.plain
  const elements = `
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    <g ${isMirrored ? `transform="translate(${cardSize.width}) scale(-1 1)"` : ''}>
      <rect x="${ticket.left}" y="${ticket.top}" width="${ticket.width}" height="${ticket.height}" rx="36"
        fill="${colours.band}"/>
      <circle cx="${cut}" cy="${ticket.top}" r="30" fill="${colours.paper}"/>
      <circle cx="${cut}" cy="${bottom}" r="30" fill="${colours.paper}"/>
      <path d="M${cut} 114V418" stroke="${colours.bandLine}" stroke-width="5" stroke-linecap="round"
        stroke-dasharray="10 16"/>
      ${rating ? starElements(rating.average) : bars}
    </g>
    ${titleElements(cut, title, label)}
    ${rating ? ratingElements(rating) : ''}
    ${siteElements(title !== null)}`
  return renderPng(elements, cardSize)
}

function titleElements(end: number, title: string | null, label: string | null): string {
  const left = ticket.left + padding
  const width = end - left - padding
  const texts = [
    label === null ? null : fit(label, colours.goldBright, { width, size: 32 }),
    fit(title ?? site.name, colours.onBand, { width, size: 104, lines: 5, smallest: 48 }),
    title === null ? fit(site.tagline, colours.onBandSoft, { width, size: 40, lines: 2 }) : null,
  ].filter((text) => text !== null)
  const gap = 26
  let top = ticket.top + (ticket.height + gap) / 2
  for (const text of texts) top -= (heightOf(text) + gap) / 2
  return texts
    .map((text) => {
      const place =
        text.isRightToLeft === isMirrored ? { x: left } : { x: left + width, anchor: 'end' as const }
      const elements = write(text, { ...place, top })
      top += heightOf(text) + gap
      return elements
    })
    .join('')
}

const thicknesses = [
  14, 10, 6, 8, 22, 8, 6, 12, 6, 8, 16, 8, 28, 10, 6, 8, 10, 12, 18, 8, 6, 8, 14, 10, 6, 8, 24, 0,
]

const bars = `<path d="M1077 116V416" stroke="${colours.accentFill}" stroke-width="54"
  stroke-dasharray="${thicknesses.join(' ')}"/>`

const stub = { middle: (cuts.rated + right) / 2, width: right - cuts.rated - 24 }

const starStep = 42

function starElements(average: number): string {
  const shown = shownAverage(average)
  const star = 'M0-20 5.3-7.3 19-6.2 8.6 2.8 11.8 16.2 0 9-11.8 16.2-8.6 2.8-19-6.2-5.3-7.3z'
  const stars = Array.from(
    { length: maxRating },
    (_, at) => `<path d="${star}" transform="translate(${at * starStep})"/>`,
  ).join('')
  const bright = Math.floor(shown) * starStep + (shown % 1) * 40
  return `<clipPath id="bright"><rect x="-20" y="-20" width="${bright}" height="40"/></clipPath>
    <g transform="translate(${stub.middle - 2 * starStep} 300)">
      <g fill="${colours.bandLine}">${stars}</g>
      <g fill="${colours.goldBright}" clip-path="url(#bright)">${stars}</g>
    </g>`
}

function shownAverage(average: number): number {
  return Math.round(average * 10) / 10
}

function ratingElements({ average, count }: NonNullable<Card['rating']>): string {
  const { middle, width } = stub
  const shown = fit(shownAverage(average).toFixed(1), colours.onBand, { width, size: 104 })
  const words = `${numbers.format(count)} ${count === 1 ? 'review' : 'reviews'}`
  const reviews = fit(words, colours.onBandSoft, { width, size: 34 })
  return [
    write(shown, { x: middle, top: 148, anchor: 'middle' }),
    write(reviews, { x: middle, top: 348, anchor: 'middle' }),
  ].join('')
}

const numbers = new Intl.NumberFormat(site.language.formats)

function siteElements(isNamed: boolean): string {
  const name = isNamed ? site.name : new URL(site.address).host.replace(/^www\./, '')
  const width = ticket.width / 2
  const tagline = isNamed ? fit(site.tagline, colours.inkSoft, { width: width - 40, size: 32 }) : null
  return (
    write(fit(name, colours.ink, { width, size: 56 }), { x: ticket.left, top: 516 }) +
    write(tagline, { x: right, top: 534, anchor: 'end' })
  )
}

type ColouredText = FittedText & { colour: string }

/** Null if none of our fonts can write it. */
function fit(words: string, colour: string, room: TextRoom): ColouredText | null {
  const text = cardText(words)
  return text === null ? null : { ...fitText(text, room), colour }
}

interface TextPosition {
  x: number
  top: number
  /** 'start' is left, on a mirrored card right. */
  anchor?: 'start' | 'middle' | 'end'
}

const mirroredAnchor = { start: 'end', middle: 'middle', end: 'start' } as const

function write(text: ColouredText | null, { x, top, anchor = 'start' }: TextPosition): string {
  if (!text) return ''
  const place = isMirrored ? { x: cardSize.width - x, anchor: mirroredAnchor[anchor] } : { x, anchor }
  return `<g transform="translate(${place.x} ${top})" text-anchor="${place.anchor}" fill="${text.colour}">${textElements(text)}</g>`
}

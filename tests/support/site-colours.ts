import type { SiteColours } from '#site/site-colours'

type Colour = keyof SiteColours['light']
type Scheme = Record<string, string>

/** Colours that meet: the least contrast (WCAG 2.2), what is seen, and what it is seen on. */
type Pairs = [least: number, colour: Colour | 'dangerHovered', on: (Colour | 'dangerHovered')[]][]

const grounds: Colour[] = ['paper', 'surface', 'surfaceSunk']

/** Of texts (1.4.3), and of what has to be seen of controls and drawings (1.4.11). */
const usualPairs: Pairs = [
  [4.5, 'ink', [...grounds, 'accentSoft', 'okSoft', 'dangerSoft']],
  // On `line` it is a button that is disabled.
  [4.5, 'inkSoft', [...grounds, 'accentSoft', 'line']],
  [4.5, 'accentInk', [...grounds, 'accentSoft']],
  [4.5, 'accentStrong', grounds],
  // Buttons, and the same under the pointer.
  [4.5, 'onAccent', ['accent', 'accentStrong']],
  [4.5, 'onDanger', ['danger', 'dangerHovered']],
  [4.5, 'danger', [...grounds, 'dangerSoft']],
  [4.5, 'ok', [...grounds, 'okSoft']],
  // Offers; letters in place of a logo; the ticket of the home page.
  [4.5, 'onGold', ['gold', 'plate', 'accentFill']],
  [4.5, 'onBand', ['band']],
  [4.5, 'onBandSoft', ['band']],
  [4.5, 'goldBright', ['band']],
  [4.5, 'paper', ['ink']],
  [3, 'accent', grounds],
  [3, 'controlLine', grounds],
  [3, 'starColour', ['paper', 'surface']],
]

/** Where the visitor's system asks for more: 7 for texts (1.4.6), 3 for lines. */
const strongPairs: Pairs = [
  [7, 'inkSoft', grounds],
  [7, 'accent', [...grounds, 'accentSoft', 'onAccent']],
  [7, 'accentStrong', [...grounds, 'onAccent']],
  [7, 'accentInk', [...grounds, 'accentSoft']],
  [7, 'ok', [...grounds, 'okSoft']],
  [7, 'danger', [...grounds, 'dangerSoft', 'onDanger']],
  [7, 'accentFill', ['band', 'onGold']],
  [7, 'onBand', ['band']],
  [7, 'ink', grounds],
  [4.5, 'starColour', grounds],
  [4.5, 'bandLine', ['band']],
  [3, 'line', grounds],
]

/** The colours that cannot be told apart well enough, each with what it has and what it needs. */
export function faintColours({ light, dark, moreContrast }: SiteColours): string[] {
  const inDark = { ...light, ...dark }
  return [
    ...faint('light', light, usualPairs),
    ...faint('dark', inDark, usualPairs),
    ...faint('light, more contrast', { ...light, ...moreContrast.light }, strongPairs),
    ...faint('dark, more contrast', { ...inDark, ...moreContrast.light, ...moreContrast.dark }, strongPairs),
  ]
}

function faint(scheme: string, colours: Scheme, pairs: Pairs): string[] {
  return pairs.flatMap(([least, colour, on]) =>
    on.flatMap((ground) => {
      const ratio = contrast(hexOf(colours, colour), hexOf(colours, ground))
      if (ratio >= least) return []
      // Rounded down: 4.49 is not enough.
      const found = (Math.floor(ratio * 100) / 100).toFixed(2)
      return `${scheme}: ${colour} on ${ground} has a contrast of ${found}, and needs ${least}`
    }),
  )
}

function hexOf(colours: Scheme, name: string): string {
  if (name !== 'dangerHovered') return colours[name] ?? ''
  // As theme.css darkens it.
  const channels = channelsOf(colours['danger'] ?? '').map((share) => Math.round(share * 0.88 * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two colours like '#2a1533' (WCAG 2.2). NaN for anything else. */
function contrast(one: string, other: string): number {
  const [dim = NaN, bright = NaN] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** The part of light of a channel from 0 to 1, and so of a grey (WCAG 2.2). */
export const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = channelsOf(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(hex: string): number[] {
  return /^#[\da-f]{6}$/i.test(hex)
    ? [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    : [NaN, NaN, NaN]
}

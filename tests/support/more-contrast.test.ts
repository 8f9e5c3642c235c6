import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a visitor gets who asks for more contrast, computed from the style sheets. A browser judges some pages
// (tests/e2e/system-settings.test.ts), where not every colour is seen.

type Colours = Record<string, string>

const styles = (file: string) => readFileSync(`src/app/styles/${file}`, 'utf8')

/** The custom properties that the first rule for the root after this line sets. */
function setAfter(css: string, line: string): Colours {
  const [rule = ''] = css.slice(css.indexOf(line)).match(/:root \{.*?\}/s) ?? []
  return Object.fromEntries(
    Array.from(rule.matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]),
  )
}

const light = {
  ...setAfter(styles('tokens.css'), ':root'),
  ...setAfter(styles('system.css'), '@media (prefers-contrast: more) {'),
}
const dark = {
  ...setAfter(styles('tokens.css'), ':root'),
  ...setAfter(styles('tokens.css'), '@media (prefers-color-scheme: dark)'),
  ...setAfter(styles('system.css'), '@media (prefers-contrast: more) {'),
  ...setAfter(styles('system.css'), '@media (prefers-contrast: more) and (prefers-color-scheme: dark)'),
}

const grounds = ['paper', 'surface', 'surface-sunk']

/** The least contrast of these colours on these grounds: 7 for texts (WCAG 2.2, 1.4.6), 3 for lines. */
const wanted: [least: number, colour: string, on: string[]][] = [
  [7, 'ink-soft', grounds],
  [7, 'accent', [...grounds, 'accent-soft', 'on-accent']],
  [7, 'accent-strong', [...grounds, 'on-accent']],
  [7, 'accent-ink', [...grounds, 'accent-soft']],
  [7, 'ok', [...grounds, 'ok-soft']],
  [7, 'danger', [...grounds, 'danger-soft', 'on-danger']],
  [7, 'accent-fill', ['band', 'on-gold']],
  [12, 'on-band-soft', ['band']],
  [7, 'edge', grounds],
  [7, 'control-line', grounds],
  [4.5, 'star-colour', grounds],
  [4.5, 'band-line', ['band']],
  [3, 'line', grounds],
]

test.each([
  ['light', light],
  ['dark', dark],
])('where more contrast is asked for, texts, edges and lines have it: %s', (_, colours: Colours) => {
  const faint = wanted.flatMap(([least, colour, on]) =>
    on
      .filter((ground) => !(contrast(colours, colour, ground) >= least))
      .map((ground) => `${colour} on ${ground}`),
  )
  expect(faint).toEqual([])
  expect(colours['plate-line']).toBe('var(--plate-outline)')
})

function contrast(colours: Colours, one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other].map((name) => luminance(colours, name)).toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** Of a colour by its name (WCAG 2.2). NaN, which is no contrast, where it is none, such as transparent. */
function luminance(colours: Colours, name: string): number {
  const value = colours[name] ?? ''
  const [, another] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (another !== undefined) return luminance(colours, another)
  const hex = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map(
    (at) => parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../../src')

/**
 * What stays physical, and why. A gradient has no logical direction: where both of its ends look different, a
 * rule for `:dir(rtl)` mirrors the element.
 */
const exceptions: Record<string, string[]> = {
  // Amplify UI places this icon at the right. It is for `:dir(rtl)` alone.
  'src/admin/theme.css': ['right: auto'],
  // A hint of movement under the pointer.
  'src/components/button.module.css': ['translate: 0.2em 0'],
  // Mirrored.
  'src/site/coupon/offer-card.module.css': ['to right'],
  'src/site/home/masthead.module.css': ['to right', '--side: left'],
  'src/site/store/store-page.module.css': ['--side: right'],
  // One animation for each direction.
  'src/site/layout/drawer.module.css': ['translate: 100% 0', 'translate: -100% 0'],
  // Dashes, the same at both ends.
  'src/site/coupon/coupon-dialog.module.css': ['to right'],
  'src/site/category/category-card.module.css': ['to right'],
}

const physical = [
  /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)\b[a-z-]*:.*/,
  /^border-(?:top|bottom)-(?:left|right)-radius:.*/,
  /^(?:(?:min|max)-)?(?:width|height):.*/,
  /^(?:text-align|float|clear|caption-side|--[a-z-]+): (?:left|right)\b.*/,
  /^translate: -?(?:\.?[1-9]|0\.)[^ ]* .*/,
  /\bto (?:left|right)\b/,
  /\btranslate(?:X|3d)?\(.*/,
]

/** Shorthands whose four values differ at the left and the right. */
const sides = /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding)): (.+)/

function physicalIn(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)(-{0,2}[a-z-]+):\s*([^;{}]+);/g)
  return [...declarations].flatMap(([, name, value = '']) => {
    const declaration = `${name}: ${value.replace(/\s+/g, ' ').trim()}`
    const [, right, , left] = valuesOf(sides.exec(declaration)?.[1] ?? '')
    if (right !== left && left !== undefined) return declaration
    return physical.flatMap((pattern) => pattern.exec(declaration)?.[0] ?? []).slice(0, 1)
  })
}

/** The values of a shorthand. Those in brackets count as one. */
function valuesOf(shorthand: string): string[] {
  return shorthand.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

test('the style sheets say start and end, not left and right', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.map((file) => [
    `src/${file.replaceAll('\\', '/')}`,
    physicalIn(readFileSync(resolve(source, file), 'utf8')),
  ])
  expect(Object.fromEntries(found.filter(([, declarations]) => declarations?.length))).toEqual(exceptions)
})

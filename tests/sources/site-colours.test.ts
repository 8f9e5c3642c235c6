import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#site'
import { withColours } from '#infra/build/colour-properties'
import { faintColours } from '../support/site-colours'

// What meets in the style sheets, computed from the settings: an operator's own colours too. A browser judges
// the pages (tests/e2e/exhaustive/contrast.test.ts), where not every colour is seen.

const { colours } = site

test('colours that meet on the pages can be told apart in light, in dark and with more contrast', () => {
  expect(faintColours(colours)).toEqual([])
})

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('print.css'))
  .map((file) => readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))

test('the style sheets name no colour that the site does not set', () => {
  const sheet = sheets.map((css) => withColours(css, colours)).join('\n')
  const set = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = new Set([...sheet.matchAll(/var\((--(?!amplify)[\w-]+)\)/g)].map(([, name]) => name))
  // Set by a component on its element.
  const byComponents = [...used].filter((name) => !set.has(name))
  for (const name of byComponents) expect(readComponents()).toContain(`'${name}'`)
  expect(() => withColours('@site-colours purple;', colours)).toThrow('There are no colours "purple"')
})

let components: string | undefined
function readComponents(): string {
  components ??= readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n')
  return components
}

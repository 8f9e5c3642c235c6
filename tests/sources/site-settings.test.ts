import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsOfServers } from '#infra/build/brand'
import { site } from '#site'

/**
 * Everything that is built, deployed or run. Names of resources and folders begin with the package's name, in
 * lower case, and not with the site's (infra/product-name.ts).
 */
const folders = ['amplify', 'domain', 'functions', 'infra', 'src', 'tests']

/** The example of another site, and addresses that tests use as those of others. */
const isOther = (file: string) => file.startsWith('tests/example-site/')

const sources = [
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
  'vite.config.ts',
].filter(
  (file) =>
    /\.(?:tsx?|mjs|css|svg|html|txt|webmanifest|js)$/.test(file) &&
    !isOther(file) &&
    !file.includes('node_modules'),
)

/** All texts within the settings. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** As words of its own: digits are within longer ones. */
function says(source: string, text: string): boolean {
  let at = source.indexOf(text)
  for (; at !== -1; at = source.indexOf(text, at + 1)) {
    if (!/\w/.test(`${source[at - 1] ?? ''}${source[at + text.length] ?? ''}`)) return true
  }
  return false
}

// Their values are no one's own: 'en', 'UTC', '#ffffff'. Colours have a test below.
const { timeZone, imprint, language, legalDates, social } = site
const shared = new Set(textsIn([timeZone, imprint, language, legalDates, social, site.colours]))
const texts = [
  ...new Set([...textsIn(site).filter((text) => !shared.has(text)), ...imprint.map(([, text]) => text)]),
]

/** What is an example for everyone, and no one's own: of an address, and digits that may mean anything. */
const examples = /^(?:[\w.+-]+@example\.com|https:\/\/www\.example\.com|\d{1,5})$/

test('what makes the site somebody’s stands in site.ts and site/ alone', () => {
  expect(texts.length).toBeGreaterThan(12)
  const found = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return texts
      .filter((text) => !examples.test(text) && says(source, text))
      .map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})

test('no style sheet and no drawing has a colour of its own, but paper for prints', () => {
  const own = sources
    .filter((file) => /^(?:src|public)\/.*\.(?:css|svg)$/.test(file) && !file.endsWith('print.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b|rgb\(\d[^)]*\)/gi)].map(
        ([colour]) => `${file}: ${colour}`,
      ),
    )
    // Neither light nor dark: shadows, and what is laid over any colour.
    .filter(
      (found) => !/: (?:#0000|#000|#fff|rgb\((?:0 0 0|128 128 128|255 255 255) \/ [\d.]+\))$/.test(found),
    )
  expect(own).toEqual([])
})

test('browsers do not load what servers alone read, and no page reads it', () => {
  const reading = sources
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return settingsOfServers
        .filter((name) => source.includes(`site.${name}`))
        .map((name) => `${file}: ${name}`)
    })
  expect(reading).toEqual([])
})

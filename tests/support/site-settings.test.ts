import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#site'

/** What visitors and staff read. Names of resources and of folders are the product's, not the site's. */
const folders = ['domain', 'src', 'functions']

/** Their own defaults, which are of machines and not of visitors. */
const allowed = new Set(['functions/http/metrics.ts', 'src/app/styles/tokens.css'])

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.') && !allowed.has(file))

/** All texts within the settings, but for those that may well be said elsewhere. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** As words of its own: digits are within longer ones. */
function says(source: string, text: string): boolean {
  const at = source.indexOf(text)
  if (at === -1) return false
  return !/\w/.test(`${source[at - 1] ?? ''}${source[at + text.length] ?? ''}`)
}

const { timeZone, imprint, language, ...settings } = site
const texts = [...textsIn(settings), ...imprint.map(([, text]) => text)]

test('what makes the site somebody’s stands in site.ts alone', () => {
  expect(texts.length).toBeGreaterThan(12)
  const found = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return texts.filter((text) => says(source, text)).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})

test('the settings are what the pages can show', () => {
  expect(site.name.trim()).toBe(site.name)
  expect(site.name.length).toBeGreaterThan(0)
  expect(site.description.length).toBeLessThanOrEqual(160)
  expect(site.contact.phone).toMatch(/^\+[\d ()-]+$/)
  expect(site.contact.email).toMatch(/^\S+@\S+\.\S+$/)
  expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
  expect(() => new Intl.Locale(language.tag)).not.toThrow()
  expect(site.address).toMatch(/^https:\/\/[^/]+$/)
  for (const address of Object.values(site.social)) expect(new URL(address).protocol).toBe('https:')
})

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../../src')

/**
 * Where a text does not break anywhere, and why. A word of 300 letters in it would make its page wider than
 * the window.
 */
const exceptions: Record<string, string[]> = {
  // The rule itself, then labels of ours: buttons, times, what only a screen reader reads.
  'src/app/styles/base.css': ['overflow-wrap: break-word', 'white-space: nowrap'],
  // Dates, times, numbers and labels of ours.
  // Names that are cut off at the end of their line.
  'src/components/breadcrumbs.module.css': ['white-space: nowrap'],
  'src/components/wordmark.module.css': ['white-space: nowrap'],
  'src/site/home/top-reviews.module.css': ['white-space: nowrap'],
  'src/site/layout/header.module.css': ['white-space: nowrap'],
  'src/admin/layout/side-navigation.module.css': ['white-space: nowrap'],
  'src/admin/dashboard/most-viewed-coupons.module.css': ['white-space: nowrap'],
  'src/admin/review/approval-rates.module.css': ['overflow-wrap: normal'],
  'src/admin/components/table/resource-table.module.css': [
    'white-space: nowrap',
    'overflow-wrap: break-word',
    'overflow-wrap: break-word',
  ],
  // It says itself from which length on it breaks.
  'src/admin/components/table/unbroken.module.css': ['overflow-wrap: break-word'],
}

/** A column that may become narrower than its content. */
const shrinking = /minmax\((?:0|min\([^()]+\)), [\d.]+fr\)/g

/** The declarations of a style sheet by which a long word would make its place wider. */
function wideningIn(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)
  return [...declarations].flatMap(([, name = '', given = '']) => {
    const value = given.replace(/\s+/g, ' ').trim()
    const widens = {
      'overflow-wrap': value !== 'anywhere',
      'word-break': value === 'keep-all',
      'white-space': /^(?:nowrap|pre)$/.test(value),
      'grid-template-columns': /\dfr\b/.test(value.replaceAll(shrinking, '')),
      'grid-auto-columns': /\dfr\b/.test(value.replaceAll(shrinking, '')),
    }[name]
    return widens ? `${name}: ${value}` : []
  })
}

test.each([
  ['a { grid-template-columns: 1fr auto; }', ['grid-template-columns: 1fr auto']],
  ['a { grid-template-columns: minmax(0, 1fr) 2fr; }', ['grid-template-columns: minmax(0, 1fr) 2fr']],
  ['a { grid-auto-columns: minmax(auto, 1fr); }', ['grid-auto-columns: minmax(auto, 1fr)']],
  ['a { overflow-wrap: normal; white-space: pre; }', ['overflow-wrap: normal', 'white-space: pre']],
  ['a { grid-template-columns: repeat(2, minmax(0, 1fr)); overflow-wrap: anywhere; }', []],
  ['a { grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }', []],
  ['a { white-space: pre-line; grid-template-rows: 1fr auto; }', []],
])('in %s a long word widens its place by %j', (css, found) => {
  expect(wideningIn(css)).toEqual(found)
})

test('texts break anywhere, and columns become narrower than their words', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.map((file) => [
    `src/${file.replaceAll('\\', '/')}`,
    wideningIn(readFileSync(resolve(source, file), 'utf8')),
  ])
  expect(Object.fromEntries(found.filter(([, declarations]) => declarations?.length))).toEqual(exceptions)
  expect(readFileSync(resolve(source, 'app/styles/base.css'), 'utf8')).toMatch(
    /html \{[^}]*overflow-wrap: anywhere;/,
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePages } from '#domain/page/site-pages'

const folder = join(import.meta.dirname, '../site')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const pages = files.filter((file) => file.endsWith('-page.tsx') && !file.startsWith('not-found'))

test('every public page has its row, and every row its page', () => {
  const rows = Object.values(sitePages).map(({ file }) => `${file}.tsx`)
  expect(rows.toSorted()).toEqual(pages.toSorted())
})

test('a page module exports its component, load and head', () => {
  const exported = pages.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').match(/^export .*?[=(]/gm),
  )
  const others = exported.filter((name) => !/^export default function \w+Page\(/.test(name ?? ''))
  expect(new Set(others)).toEqual(new Set(['export const load: Load =', 'export const head: Head =']))
  expect(exported.length - others.length).toBe(pages.length)
})

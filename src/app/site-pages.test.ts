import { readdirSync } from 'node:fs'
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

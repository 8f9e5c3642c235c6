import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminPages } from './admin-pages'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })

test('every page of the admin area has a row, and every row a page', () => {
  const pages = files.filter(
    (file) =>
      file.endsWith('-page.tsx') &&
      readFileSync(join(import.meta.dirname, file), 'utf8').includes('export default '),
  )
  const rows = Object.values(adminPages).map(({ file }) => `${file}.tsx`)
  expect(rows.toSorted()).toEqual(pages.toSorted())
})

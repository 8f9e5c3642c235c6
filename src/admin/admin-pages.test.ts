import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminPages } from './admin-pages'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })

test('every page of the admin area has a row, and every row a page', () => {
  const pages = files
    .filter((file) => file.endsWith('-page.tsx'))
    .flatMap((file) => exportedFrom(file).map((name) => `${file} ${name}`))
  const rows = Object.values(adminPages).map(({ file, component = 'default' }) => `${file}.tsx ${component}`)
  expect(rows.toSorted()).toEqual(pages.toSorted())
})

/** The pages in a file that has one as its default export: that one, and others by their names. */
function exportedFrom(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  if (!source.includes('export default ')) return []
  const others = [...source.matchAll(/^export function (\w+Page)\(/gm)]
  return ['default', ...others.map(([, name = '']) => name)]
}

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../../src')

test('a drawing has a size of its own, without which it fills the page of who reads without style sheets', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const drawings = files.flatMap((file) =>
    [...readFileSync(resolve(source, file), 'utf8').matchAll(/<svg\s[^>]*>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )
  expect(drawings.length).toBeGreaterThan(3)
  expect(drawings.filter(({ tag }) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from './scoped-name'

const sources = join(import.meta.dirname, '../../src')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(sources, file))

test('each class and animation of each module has a name of its own, that needs no escaping', () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    const classes = new Set(
      [...css.matchAll(/(?:\.|@keyframes )([a-z][A-Za-z]*)(?![\w-])(?=[^{};]*\{)/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    return [...classes].map((name) => scopedName(name, file, css))
  })
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]{2}[0-9a-z]+$/.test(name))).toEqual([])
})

test('a module from elsewhere is refused', () => {
  expect(() => scopedName('a', '/elsewhere/a.module.css', '.a {}')).toThrow('is not a module in src')
})

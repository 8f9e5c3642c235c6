import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => join('src', name))

const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** Of an own folder, or `#components/…`. */
const fileOf = (component: string, name: string) =>
  name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(component), name)

const classesIn = (css: string) => new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name))

test('a class that a component names is in its style sheet', () => {
  const missing = components.flatMap((component) => {
    const text = readFileSync(component, 'utf8')
    return [...text.matchAll(imported)].flatMap(([, styles, name = '']) => {
      const known = classesIn(readFileSync(fileOf(component, name), 'utf8'))
      const used = [...text.matchAll(new RegExp(String.raw`\b${styles}\.(?!module)(\w+)`, 'g'))].map(
        ([, each]) => each,
      )
      return used.filter((each) => !known.has(each)).map((each) => `${component}: ${styles}.${each}`)
    })
  })
  expect(missing).toEqual([])
})

const shared = ['base', 'layout', 'buttons'].map((name) => `src/app/styles/${name}.css`)
const ofAllPages = new Set(
  [...shared, 'src/admin/theme.css'].flatMap((file) => [...classesIn(readFileSync(file, 'utf8'))]),
)

test('a class without a module is one of all pages', () => {
  const unknown = components.flatMap((component) =>
    [...readFileSync(component, 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
      .flatMap(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
      .filter((name) => name !== '' && !name.startsWith('amplify-') && !ofAllPages.has(name))
      .map((name) => `${component}: ${name}`),
  )
  expect(unknown).toEqual([])
})

import { expect, test } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import type { Endpoint } from '#domain/api/endpoint'
import { adminPages } from '../../src/admin/admin-pages'
import { siteRoutes } from '../../src/app/site-routes'
import { type SitePage, sitePages } from '#domain/site-pages'
import { catalogueOf, type Landmarks } from '../load/catalogue'
import { readsOf } from '../load/reads'
import { repositoryFiles, sectionOf, tableRows, textOf } from './documents'

const product = textOf('docs/product.md')

/** The texts in backquotes of a cell. */
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The sources of the product's texts: the code, and the browser tests, which contain composed texts. */
const wording = repositoryFiles()
  .filter((path) => /^(domain|functions|src|tests\/e2e)\/.*\.tsx?$/.test(path))
  .filter((path) => path.startsWith('tests/') || !path.includes('.test.'))
  .map((path) => withBlanks(textOf(path)))
  .join('\n')

/** A source as its texts read: in one line, without escapes, with `{}` for the values of a template. */
function withBlanks(source: string): string {
  const inner = String.raw`[^{}]|\{[^{}]*\}`
  return source
    .replaceAll('\\\\', '\\')
    .replaceAll("\\'", "'")
    .replace(new RegExp(String.raw`\$\{(?:${inner})*\}`, 'g'), '{}')
    .replace(/\s+/g, ' ')
}

test.each(['5', '8'])('the messages in the tables of section %s are in the product', (number) => {
  const messages = tableRows(sectionOf(product, `## ${number}. `)).flatMap((cells) => {
    // In section 5 the second column has the questions.
    const [message] = codeIn(number === '5' ? cells[1] : cells[0])
    return message === undefined ? [] : [message]
  })
  expect(messages.length).toBeGreaterThan(3)
  const missing = messages.filter((message) => !wording.includes(message.replace(/\{[^}]*\}/g, '{}')))
  expect(missing).toEqual([])
})

test('the bounds and constants in the tables are in the code', () => {
  const rows = tableRows(product).flatMap(([what, is = '', place]) => {
    const [path, name] = codeIn(place)
    if (path === undefined || name === undefined || !/^(domain|src)\//.test(path)) return []
    return [{ what, path, name, is: Number(is.replaceAll(',', '').split(' ')[0]) }]
  })
  expect(rows.length).toBeGreaterThan(45)
  expect(rows.filter(({ path, name, is }) => !numbersOf(path, name).includes(is))).toEqual([])
})

/** The numbers that a file assigns to this name, or passes to its definition. */
function numbersOf(path: string, name: string): number[] {
  const given = new RegExp(`${name}\\s*[:=]\\s*'?(\\d[\\d_.]*)`, 'g')
  return [...textOf(path).matchAll(given)].map(([, number = '']) => Number(number.replaceAll('_', '')))
}

test('the calls in the tables of section 7 are the routes of the API, with the same access', () => {
  const documented = tableRows(sectionOf(product, '## 7. ')).map(([method, path, who]) => ({
    route: `${method} ${codeIn(path)[0]}`,
    who,
  }))
  const served = routeKeys.map((route) => ({
    route,
    who: endpointOf(route).access === 'anyone' ? 'anyone' : 'staff',
  }))
  const byRoute = (one: { route: string }, other: { route: string }) => (one.route < other.route ? -1 : 1)
  expect(documented.toSorted(byRoute)).toEqual(served.toSorted(byRoute))
})

test('the addresses in section 2 are those of the site and the admin area', () => {
  const documented = tableRows(sectionOf(product, '### 2.2 ')).flatMap(([address]) => codeIn(address))
  const served = Object.keys(siteRoutes).map((path) => path.replace(/:(\w+)/g, '{$1}'))
  expect([...documented, '*'].toSorted()).toEqual(served.toSorted())

  const named = codeIn(sectionOf(product, '## 2. '))
  const forStaff = Object.values(adminPages).map(({ path }) => path)
  expect(forStaff.filter((address) => !named.includes(address))).toEqual([])
})

test('the entries of the navigation and the links of the footer are those of section 2.1', () => {
  const section = sectionOf(product, '### 2.1 ')
  const pages = Object.values<SitePage>(sitePages)
  const entries = pages.flatMap(({ menu, path }) => (menu === undefined ? [] : [[menu, `\`${path}\``]]))
  expect(entries).toEqual(tableRows(section))
  const [, footer] = /^- The footer links to (.*?) and by/ms.exec(section) ?? []
  const links = pages.filter((page) => page.footer !== undefined)
  expect(links.map(({ path }) => path)).toEqual(codeIn(footer))
})

test('the entries of the side navigation are those of section 2.13', () => {
  const entries = Object.values(adminPages).flatMap(({ menu, path }) =>
    menu === undefined ? [] : [[menu, `\`${path}\``]],
  )
  expect(entries).toEqual(tableRows(sectionOf(product, '### 2.13 ')))
})

/** The forms of calls that docs/api.md describes for all things, and what the row of such a call says. */
const usual: [form: string, describes: RegExp, isSo: (row: Endpoint) => boolean][] = [
  ['GET /{things}', /^GET \/\w+$/, ({ paged }) => paged === true],
  ['GET /{things}/{which}', /^GET \/\w+\/\w+$/, ({ paged }) => paged === true],
  ['GET /{things}/{id}', /^GET \/\w+\/\{id\}$/, ({ paged }) => !paged],
  ['POST /{things}', /^POST \/\w+$/, ({ status }) => status === 201],
  ['PUT /{things}/{id}', /^PUT \/\w+\/\{id\}$/, takesVersion],
  ['DELETE /{things}/{id}', /^DELETE \/\w+\/\{id\}$/, takesVersion],
]

function takesVersion({ refusals = [] }: Endpoint): boolean {
  return refusals.includes('changed')
}

test('every call is in docs/api.md', () => {
  const api = textOf('docs/api.md')
  expect(usual.filter(([form]) => !api.includes(`\`${form}\``))).toEqual([])
  const isUsual = (route: RouteKey) =>
    usual.some(([, describes, isSo]) => describes.test(route) && isSo(endpointOf(route)))
  const named = (route: RouteKey) => [`\`${route}\``, `\`${route}?`].some((text) => api.includes(text))
  expect(routeKeys.filter((route) => !isUsual(route) && !named(route))).toEqual([])
})

test('every read is in the benchmark of reads', () => {
  const landmarks: Partial<Landmarks> = {}
  const items = [...catalogueOf(1, landmarks)]
  expect(items.length).toBeGreaterThan(0)
  const measured = new Set(readsOf(landmarks as Landmarks).map(({ key }) => key))
  expect([...measured].toSorted()).toEqual(routeKeys.filter((route) => route.startsWith('GET ')).toSorted())
})

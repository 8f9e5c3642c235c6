import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sitePages } from '#domain/page/site-pages'
import { readAssets } from './build-assets'
import { buildParts } from './build-parts'
import { shells, writeShells } from './shell'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-site-'))
  // As it is deployed, without what only development and tests have.
  vi.stubEnv('NODE_ENV', 'production')
  for (const mode of ['site', 'admin']) {
    await build({ mode, logLevel: 'error', build: { outDir: siteFolder(), minify: false, cssMinify: true } })
  }
  await writeShells(folder)
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

const siteFolder = () => join(folder, buildParts.site)

async function builtOf(name: 'site' | 'admin') {
  const manifest = JSON.parse(await readFile(join(siteFolder(), `.vite/${name}.json`), 'utf8')) as Manifest
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const texts = await Promise.all(
    [...new Set(files)].map((file) => readFile(join(siteFolder(), file), 'utf8')),
  )
  return { sources: Object.keys(manifest), files: new Set(files), text: texts.join('\n') }
}

/** Texts that only the pages, style sheets and libraries of the admin area contain. */
const marks = [
  'Admin Panel',
  'Dashboard Overview',
  'amplify-button',
  'PUT /stores/by-id/{id}',
  'useBlocker',
  'ZodError',
]

test('visitors load nothing of the admin area', async () => {
  const [site, admin] = [await builtOf('site'), await builtOf('admin')]
  expect(admin.sources).toContain('src/app/admin-entry.tsx')
  expect(admin.sources.filter((source) => source.startsWith('src/admin/')).length).toBeGreaterThan(0)
  expect(site.sources.filter((source) => /src\/admin|src\/app\/admin|amplify/.test(source))).toEqual([])
  // Both builds have the same font file.
  const code = [...site.files].filter((file) => /\.(js|css)$/.test(file))
  expect(code.filter((file) => admin.files.has(file))).toEqual([])
  expect(marks.filter((mark) => !admin.text.includes(mark))).toEqual([])
  expect(marks.filter((mark) => site.text.includes(mark))).toEqual([])
})

test("visitors load nothing of what a page's module has for the server", async () => {
  const ofServer = /await main\(|\bblogMetadata\(/g
  const source = await readFile('src/site/blog/blog-page.tsx', 'utf8')
  expect(source.match(ofServer)).toEqual(['await main(', 'blogMetadata('])
  expect((await builtOf('site')).text.match(ofServer)).toBeNull()
})

test('visitors wait for no formatter of dates or numbers that their page may not need', async () => {
  const { text } = await builtOf('site')
  expect(text).toContain('new Intl.')
  // Making the first takes as long as evaluating the rest of the file. What begins a line runs at once.
  expect(text.match(/^\S.*new Intl\..*/gm)?.filter((line) => !line.includes('=>')) ?? []).toEqual([])
})

/** The scripts that a script cannot run without. */
async function importsOf(file: string) {
  const text = await readFile(join(siteFolder(), file), 'utf8')
  const found = text.matchAll(/^(?:import|export)\b[^;'"`]*["'`]\.\/([^"'`]+\.js)["'`]/gm)
  return [...found].map(([, name]) => `assets/${name}`)
}

async function closureOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of await importsOf(file)) await closureOf(imported, seen)
  return seen
}

test('every style sheet that the first script of the admin area needs is linked, also by its shell', async () => {
  const manifest = JSON.parse(await readFile(join(siteFolder(), '.vite/admin.json'), 'utf8')) as Manifest
  const stylesByFile = new Map(Object.values(manifest).map(({ file, css = [] }) => [file, css]))
  const { admin } = await readAssets(siteFolder())
  const shell = await readFile(join(folder, shells.admin), 'utf8')
  const needed = [...(await closureOf(admin.script))].flatMap((file) => stylesByFile.get(file) ?? [])
  expect(needed.length).toBeGreaterThan(0)
  expect(admin.styles.toSorted()).toEqual(needed.toSorted())
  expect(admin.styles.filter((file) => !shell.includes(`href="/${file}"`))).toEqual([])
})

test('the public pages have one style sheet, each part of it is for a page, and the shell links it', async () => {
  const only = [...(await builtOf('site')).files].find((file) => file.endsWith('.css'))
  const { site } = await readAssets(siteFolder())
  expect(site.wholeStyle).toBe(only)
  const pages = Object.values(sitePages).map(({ file }) => site.pageStyles[`src/site/${file}.tsx`]!)
  const used = new Set(pages.flat())
  const sources = (await readdir('src/site', { recursive: true })).filter((file) =>
    file.endsWith('-page.tsx'),
  )
  expect(Object.keys(site.pageStyles)).toEqual(
    expect.arrayContaining(sources.map((file) => `src/site/${file}`)),
  )
  expect(used.size).toBeGreaterThan(40)
  const parts = site.styleParts.flatMap(([modules]) => modules)
  expect(parts.filter((module) => !used.has(module))).toEqual([])
  expect([...used].filter((module) => !parts.includes(module))).toEqual([])
  expect(await readFile(join(folder, shells.site), 'utf8')).toContain(`href="/${only}"`)
})

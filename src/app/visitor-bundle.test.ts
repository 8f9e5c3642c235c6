import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwell-site-'))
  for (const mode of ['site', 'admin']) {
    await build({ mode, logLevel: 'error', build: { outDir: folder, minify: false } })
  }
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

/** Everything that a build's manifest names: its sources, and its files by what is in them. */
async function builtOf(name: 'site' | 'admin') {
  const manifest = JSON.parse(await readFile(join(folder, `.vite/${name}.json`), 'utf8')) as Manifest
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const texts = await Promise.all([...new Set(files)].map((file) => readFile(join(folder, file), 'utf8')))
  return { sources: Object.keys(manifest), files: new Set(files), text: texts.join('\n') }
}

/** What only the admin area's pages, style sheets and libraries have in them. */
const marks = [
  'Admin Panel',
  'Dashboard Overview',
  'amplify-button',
  'PUT /stores/by-id/{id}',
  'useBlocker',
  'ZodError',
]

test('nothing of the admin area is built into what a visitor loads', async () => {
  const [site, admin] = [await builtOf('site'), await builtOf('admin')]
  expect(admin.sources).toContain('src/app/admin.tsx')
  expect(admin.sources.filter((source) => source.startsWith('src/admin/')).length).toBeGreaterThan(0)
  expect(site.sources.filter((source) => /src\/admin|src\/app\/admin|amplify/.test(source))).toEqual([])
  // They share the font.
  const code = [...site.files].filter((file) => /\.(js|css)$/.test(file))
  expect(code.filter((file) => admin.files.has(file))).toEqual([])
  expect(marks.filter((mark) => !admin.text.includes(mark))).toEqual([])
  expect(marks.filter((mark) => site.text.includes(mark))).toEqual([])
})

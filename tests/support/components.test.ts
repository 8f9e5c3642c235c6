import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { expect, test } from 'vitest'

const project = resolve(import.meta.dirname, '../..')
const overview = 'tests/components'

/** Components that the overview does not show by themselves, and why. */
const exceptions = {
  'src/admin/components/form/leave-guard.tsx': 'It shows nothing but a ConfirmDialog.',
  'src/admin/components/form/use-moves.tsx': 'ImagePicker shows it.',
  'src/components/page-meta.tsx': 'It is in the head of the document.',
  'src/components/printed-more.tsx': 'It is seen on paper alone.',
  'src/components/whole-address.tsx': 'It is seen on paper alone.',
  'src/site/layout/drawer.tsx': 'Header shows it.',
  'src/site/layout/layout.tsx': 'It is the frame of a whole page, made of Header and Footer.',
}

test('the overview shows every component', () => {
  const components = ['src/components', 'src/site/layout', 'src/admin/components'].flatMap(filesIn)
  expect(components.length).toBeGreaterThan(40)
  const missing = components.filter((file) => !shown().has(file.replace('.tsx', '')))
  expect(missing.toSorted()).toEqual(Object.keys(exceptions))
})

/** The files of a folder with components. */
function filesIn(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
}

/** What the overview imports, without extensions. The linter refuses an import that nothing uses. */
function shown(): Set<string> {
  const imports = filesIn(overview).flatMap((file) =>
    [...readFileSync(resolve(project, file), 'utf8').matchAll(/from '(.+)'/g)].map(([, name = '']) =>
      name.startsWith('.') ? posix.join(overview, name) : name.replace('#components/', 'src/components/'),
    ),
  )
  return new Set(imports)
}

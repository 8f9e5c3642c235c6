import { cp, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** What the product does not need to be built and to run. */
const leftOut = new Set(['node_modules', 'tests', 'docs', 'coverage', 'reports', 'test-results', 'dist'])

/**
 * The copy's demo content: of the stores every eighth, those that others name, and the one whose pages are
 * opened. To load all of it takes longer than to open the pages, which show no more than this.
 */
const fewerStores = `
import { type Catalogue, demoCatalogue as whole } from './whole-catalogue'
export * from './whole-catalogue'

const named = new Set([
  'zephyr-outfitters',
  ...whole.blogs.flatMap(({ about = [] }) => about),
  'loam-and-lantern',
])
const stores = whole.stores.filter(
  ({ key, fields }, at) => at % 8 === 0 || named.has(key) || named.has(fields.slug),
)
const keys = new Set(stores.map(({ key }) => key))
const ofThem = <Entry extends { store: string }>(all: Entry[]) => all.filter(({ store }) => keys.has(store))

export const demoCatalogue: Catalogue = {
  ...whole,
  stores,
  coupons: ofThem(whole.coupons),
  reviews: ofThem(whole.reviews),
}
`

/** A copy of the product as another operator has it (tests/example-site). Returns its folder. */
export async function copyWithOtherSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'other-site-'))
  const names = (await readdir(project)).filter((name) => !name.startsWith('.') && !leftOut.has(name))
  await Promise.all(names.map((name) => cp(join(project, name), join(folder, name), { recursive: true })))
  // None of the first site's texts may be left.
  await rm(join(folder, 'site'), { recursive: true })
  await cp(join(project, 'tests/example-site'), folder, { recursive: true })
  const catalogue = join(folder, 'infra/demo/catalogue.ts')
  await rename(catalogue, join(folder, 'infra/demo/whole-catalogue.ts'))
  await writeFile(catalogue, fewerStores)
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

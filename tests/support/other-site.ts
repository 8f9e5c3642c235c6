import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** What the product does not need to be built and to run. */
const leftOut = new Set(['node_modules', 'tests', 'docs', 'coverage', 'reports', 'test-results', 'dist'])

/**
 * A copy of the product with the settings of tests/example-site in place of its own, as an operator has it.
 * Returns its folder.
 */
export async function copyWithOtherSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'other-site-'))
  const names = (await readdir(project)).filter((name) => !name.startsWith('.') && !leftOut.has(name))
  await Promise.all(names.map((name) => cp(join(project, name), join(folder, name), { recursive: true })))
  // None of the first site's texts may be left.
  await rm(join(folder, 'site'), { recursive: true })
  await cp(join(project, 'tests/example-site'), folder, { recursive: true })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

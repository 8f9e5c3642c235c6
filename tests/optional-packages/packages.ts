import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Imports a package of package.json beside this file. The first one installs them all. */
// oxlint-disable-next-line typescript/no-explicit-any -- the checks run without these packages
export async function optionalPackage(name: string): Promise<any> {
  const folder = import.meta.dirname
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log('Installing what some scripts need, once: npm ci --prefix tests/optional-packages')
    execSync('npm ci', { cwd: folder, stdio: 'inherit' })
  }
  return import(import.meta.resolve(name))
}

import { join } from 'node:path'
import { build } from 'vite'
import { buildParts } from './build-parts'

/** What is built from src/, by its mode in vite.config.ts, and where in the folder of the build it goes. */
const builds = { site: buildParts.site, admin: buildParts.site, pages: buildParts.pages }

/** The pages function in the folder of a build. */
export const pagesHandler = `${buildParts.pages}/handler.mjs`

/**
 * Builds everything that is deployed from src/: the public site and the admin area into one folder, then the
 * pages function, which knows the names of their files, into another.
 */
export async function buildAll(folder: string): Promise<void> {
  for (const [mode, part] of Object.entries(builds)) {
    await build({ mode, logLevel: 'warn', build: { outDir: join(folder, part) } })
  }
}

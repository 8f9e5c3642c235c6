import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { describeApi } from '#domain/api/openapi'
import { buildParts, openApiFile } from './build-parts'
import { writeShells } from './shell'

/** What is built from src/, by its mode in vite.config.ts, and where in the folder of the build it goes. */
const builds = { site: buildParts.site, admin: buildParts.site, pages: buildParts.pages }

/** The pages function in the folder of a build. */
export const pagesHandler = `${buildParts.pages}/handler.mjs`

/**
 * Builds everything that is deployed from src/: the public site and the admin area into one folder, then into
 * others what knows the names of their files, the pages function and the documents that stand in for it.
 */
export async function buildAll(folder: string): Promise<void> {
  for (const [mode, part] of Object.entries(builds)) {
    await build({ mode, logLevel: 'warn', build: { outDir: join(folder, part) } })
  }
  await writeShells(folder)
  await writeOpenApi(join(folder, buildParts.site, openApiFile))
}

/** The API's description, made once here so that no function carries what makes it. */
async function writeOpenApi(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(describeApi()))
}

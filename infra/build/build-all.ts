import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { describeApi } from '#domain/api/openapi'
import { buildParts, openApiFile } from './build-parts'
import { compressScripts } from './compress-scripts'
import { writeShells } from './shell'

/** The parts that are built from src/, by their mode in vite.config.ts, and their folders in the build. */
const builds = { site: buildParts.site, admin: buildParts.site, pages: buildParts.pages }

/** The pages function in the folder of a build. */
export const pagesHandler = `${buildParts.pages}/handler.mjs`

/**
 * Builds everything that is deployed from src/: the site and the admin area into one folder, then the pages
 * function and the shells, which need the names of those files.
 */
export async function buildAll(folder: string): Promise<void> {
  for (const [mode, part] of Object.entries(builds)) {
    await build({ mode, logLevel: 'warn', build: { outDir: join(folder, part) } })
  }
  await writeShells(folder)
  await writeOpenApi(join(folder, buildParts.site, openApiFile))
}

/** Compresses the scripts of a build. It takes a fifth as long as the build, which can be served before. */
export function compressBuild(folder: string): Promise<void> {
  return compressScripts(join(folder, buildParts.site, 'assets'), join(folder, buildParts.compressed))
}

/** Writes the API's description at build time, so that no function bundles the code for it. */
async function writeOpenApi(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(describeApi()))
}

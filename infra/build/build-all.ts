import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { describeApi } from '#domain/api/openapi'
import { buildParts, openApiFile } from './build-parts'
import { compressScripts } from './compress-scripts'
import { writeShells } from './shell'
import config from '../../vite.config'

const builds = { site: buildParts.site, admin: buildParts.site, pages: buildParts.pages }

/** The pages function and the shells come last: they need the names of the other files. */
export async function buildAll(folder: string): Promise<void> {
  await Promise.all([buildPart(folder, 'site'), buildPart(folder, 'admin')])
  await buildPart(folder, 'pages')
  await writeShells(folder)
  // At build time, so that no function bundles the code for it.
  const api = join(folder, buildParts.site, openApiFile)
  await mkdir(dirname(api), { recursive: true })
  await writeFile(api, JSON.stringify(describeApi()))
}

function buildPart(folder: string, mode: keyof typeof builds) {
  // Two builds share a new folder. `configFile`: Vite would load it, and the schemas with it, for each build.
  const output = { outDir: join(folder, builds[mode]), emptyOutDir: false }
  const options = { mode, configFile: false, logLevel: 'warn', build: output } as const
  return build(mergeConfig(config({ command: 'build', mode }), options))
}

/** Apart from the build, which can be served before. */
export function compressBuild(folder: string): Promise<void> {
  return compressScripts(join(folder, buildParts.site, 'assets'), join(folder, buildParts.compressed))
}

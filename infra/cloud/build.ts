import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll } from '#infra/build'
import { buildFolder, buildParts } from '#infra/build-parts'
import { type BundledFunction, bundleFunction } from '#infra/bundle/bundle-function'
import { writeShells } from './shell'

/** `npm run build`: builds everything that is deployed, into a folder with nothing else in it. */
await rm(buildFolder, { recursive: true, force: true })
await buildAll(buildFolder)
await writeShells(buildFolder)
for (const [name, folder] of Object.entries(buildParts.functions)) {
  await bundleFunction(name as BundledFunction, join(buildFolder, folder))
}

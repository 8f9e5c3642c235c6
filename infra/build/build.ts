import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll, compressBuild } from './build-all'
import { buildFolder, bundledFunctions, folderOf } from './build-parts'
import { bundleFunction } from './bundle-function'

await rm(buildFolder, { recursive: true, force: true })
await buildAll(buildFolder)
await compressBuild(buildFolder)
for (const name of bundledFunctions) {
  await bundleFunction(name, join(buildFolder, folderOf(name)))
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll } from './build-all'
import { buildFolder, buildParts } from './build-parts'
import { bundledFunctions, bundleFunction } from './bundle-function'

/** `npm run build`: builds everything that is deployed, into a folder with nothing else in it. */
await rm(buildFolder, { recursive: true, force: true })
await buildAll(buildFolder)
for (const name of bundledFunctions) {
  await bundleFunction(name, join(buildFolder, buildParts.functions[name]))
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundledFunctions } from '#infra/build/build-parts'
import { bundleFunction } from '#infra/build/bundle-function'
import startServices from './services'

/** As services.ts, but tests call the functions' deployed bundles (handlers.ts). */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-bundles-'))
  for (const name of bundledFunctions) await bundleFunction(name, join(folder, name))
  const stop = await startServices(project, { FUNCTION_BUNDLES: folder })
  return async () => {
    await stop()
    await rm(folder, { recursive: true })
  }
}

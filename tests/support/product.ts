import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { exitWithParent, startProcess } from '#local/service-process'

/** The product as `npm start` runs it. */
export interface Product {
  origin: string
  stop: () => Promise<void>
}

interface StartedProduct extends Product {
  /** Where it keeps its data; `findServices` (local/services.ts) tells the services by it. */
  dataDir: string
}

/** Long enough for two slow cores to build the site and to load the demo content. */
const startDeadline = 240_000

/**
 * Starts the product on this port with its demo content, in a data folder of its own that stop() removes.
 * Throws ServiceFailure with its last words when it does not start.
 */
export async function startProduct(port: number): Promise<StartedProduct> {
  const origin = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'clipwell-product-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const product = await startProcess({
      name: 'Clipwell',
      args: ['--import', 'tsx', '--import', exitWithParent, 'local/start.ts'],
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PORT: String(port), DATA_DIR: dataDir },
      answers: async () => (await fetch(`${origin}/home`)).ok,
      deadline: startDeadline,
    })
    return { origin, dataDir, stop: () => product.stop().then(removeData) }
  } catch (error) {
    await removeData()
    throw error
  }
}

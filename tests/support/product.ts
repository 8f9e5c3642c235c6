import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dataParts } from '#local/data-folder'
import { exitWithParent, startProcess } from '#local/service-process'

/** The running product, as `npm start` starts it. */
export interface Product {
  origin: string
  stop: () => Promise<void>
}

interface StartedProduct extends Product {
  /** Its data folder. `findServices` (infra/local/services.ts) finds its services by it. */
  dataDir: string
}

/** In milliseconds. Two slow cores need it to build the site and to load the demo content. */
const startDeadline = 240_000

/** What a product is started as, and with which content. */
export interface ProductOptions {
  /** As `npm run dev` starts it. */
  dev?: boolean
  /** With what `npm run build` has made. */
  built?: boolean
  /** The folder of a copy of the product, to start that. @default this one */
  folder?: string
}

/** Starts the product on this port with content, in its own data folder, which stop() removes. */
export async function startProduct(
  port: number,
  { dev = false, built = false, folder }: ProductOptions = {},
): Promise<StartedProduct> {
  const origin = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'clipwell-product-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const product = await startProcess({
      name: 'The product',
      args: [
        '--import',
        'tsx',
        '--import',
        exitWithParent,
        'infra/local/start.ts',
        ...(dev ? ['--dev'] : []),
        ...(built ? ['--built'] : []),
      ],
      cwd: folder ?? resolve(import.meta.dirname, '../..'),
      env: { PORT: String(port), DATA_DIR: dataDir },
      // Home is asked for last: it would be rendered again and again while the content is completed.
      answers: async () => existsSync(join(dataDir, dataParts.demo)) && (await fetch(`${origin}/home`)).ok,
      deadline: startDeadline,
    })
    return { origin, dataDir, stop: () => product.stop().then(removeData) }
  } catch (error) {
    await removeData()
    throw error
  }
}

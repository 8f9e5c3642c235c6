import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DynamoDBRecord } from 'aws-lambda'
import type { ViteDevServer } from 'vite'
import { type BundledFunction, bundledFunctions, pagesHandler } from '#infra/build/build-parts'
import type { GatewayOptions } from './gateway'

export type Handlers = GatewayOptions['handlers'] & {
  cleanUp: () => Promise<void>
  imports: () => Promise<void>
  changes: (Records: DynamoDBRecord[]) => Promise<void>
}

type Functions = Record<string, (event?: unknown) => Promise<never>>

/** They read the environment when they load. A process of its own runs the images function. */
export const importFunctions = () =>
  Promise.all(
    bundledFunctions
      .filter((name) => name !== 'images')
      .map(async (name) => [name, (await import(`#functions/lambdas/${name}`)) as Functions] as const),
  )

export async function loadHandlers(buildDir: string): Promise<Handlers> {
  const pages = (await import(pathToFileURL(resolve(join(buildDir, pagesHandler))).href)) as Functions
  const modules: Record<string, Functions> = { ...Object.fromEntries(await importFunctions()), pages }
  return handlersOf((name, handler = 'handler') => modules[name]![handler]!)
}

type Find = (name: BundledFunction | 'pages', handler?: string) => Functions[string]

function handlersOf(find: Find): Handlers {
  return {
    site: find('site'),
    admin: find('admin'),
    cards: find('cards'),
    pages: find('pages'),
    forms: find('pages', 'forms'),
    cleanUp: find('clean-up'),
    imports: find('imports'),
    changes: (Records) => find('changes')({ Records }),
  }
}

export async function startVite(server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/.local*/**', '**/dist/**', '**/reports/**', '**/test-results/**'] },
    },
  })
}

export const loadLiveHandlers = (vite: ViteDevServer): Handlers =>
  handlersOf((name, handler = 'handler') => async (event) => {
    try {
      const source = (await vite.ssrLoadModule(`/functions/lambdas/${name}.ts`)) as Functions
      return await source[handler]!(event)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  })

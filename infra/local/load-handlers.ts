import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DynamoDBRecord } from 'aws-lambda'
import type { ViteDevServer } from 'vite'
import { pagesHandler } from '#infra/build/build-parts'
import type { GatewayOptions } from './gateway'
import type { LambdaHandler } from './gateway/invoke'

export type Handlers = GatewayOptions['handlers'] & {
  cleanUp: () => Promise<void>
  imports: () => Promise<void>
  changes: (Records: DynamoDBRecord[]) => Promise<void>
}
type Rules = NonNullable<GatewayOptions['rules']>

/** They read the environment when they load. */
export const importFunctions = () =>
  Promise.all([
    import('#functions/lambdas/site'),
    import('#functions/lambdas/admin'),
    import('#functions/lambdas/cards'),
    import('#functions/lambdas/clean-up'),
    import('#functions/lambdas/changes'),
    import('#functions/lambdas/imports'),
  ])

export async function loadHandlers(buildDir: string): Promise<Handlers> {
  const [site, admin, cards, cleanUp, changes, imports] = await importFunctions()
  const pages: unknown = await import(pathToFileURL(resolve(join(buildDir, pagesHandler))).href)
  const { handler, forms } = pages as Record<'handler' | 'forms', LambdaHandler>
  return {
    site: site.handler,
    admin: admin.handler,
    cards: cards.handler,
    cleanUp: cleanUp.handler,
    imports: imports.handler,
    changes: (Records) => changes.handler({ Records }),
    pages: handler,
    forms,
  }
}

/** Shares the server's web socket. */
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

export function loadLiveHandlers(vite: ViteDevServer): Handlers {
  const live =
    <Event, Result>(name: string, handler = 'handler') =>
    async (event: Event): Promise<Result> => {
      try {
        const source = await vite.ssrLoadModule(`/functions/lambdas/${name}.ts`)
        return await (source as Record<string, (event: Event) => Promise<Result>>)[handler]!(event)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    }
  const changes = live<{ Records: DynamoDBRecord[] }, void>('changes')
  return {
    site: live('site'),
    admin: live('admin'),
    cards: live('cards'),
    pages: live('pages'),
    forms: live('pages', 'forms'),
    cleanUp: () => live<void, void>('clean-up')(),
    imports: () => live<void, void>('imports')(),
    changes: (Records) => changes({ Records }),
  }
}

export const loadLiveRules =
  (vite: ViteDevServer): Rules =>
  async () => {
    const { rules } = (await vite.ssrLoadModule('/infra/local/gateway/rules.ts')) as {
      rules: Awaited<ReturnType<Rules>>
    }
    return rules
  }

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
  ])

export async function loadHandlers(buildDir: string): Promise<Handlers> {
  const [site, admin, cards, cleanUp, changes] = await importFunctions()
  const pages: unknown = await import(pathToFileURL(resolve(join(buildDir, pagesHandler))).href)
  const { handler, forms } = pages as Record<'handler' | 'forms', LambdaHandler>
  return {
    site: site.handler,
    admin: admin.handler,
    cards: cards.handler,
    cleanUp: cleanUp.handler,
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
    (source: string, name = 'handler'): LambdaHandler =>
    async (event) => {
      try {
        const { [name]: handler } = (await vite.ssrLoadModule(source)) as Record<string, LambdaHandler>
        return await handler!(event)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    }
  return {
    cleanUp: async () => {
      const source = await vite.ssrLoadModule('/functions/lambdas/clean-up.ts')
      await (source as { handler: () => Promise<void> }).handler()
    },
    changes: async (Records) => {
      const source = await vite.ssrLoadModule('/functions/lambdas/changes.ts')
      await (source as typeof import('#functions/lambdas/changes')).handler({ Records })
    },
    site: live('/functions/lambdas/site.ts'),
    admin: live('/functions/lambdas/admin.ts'),
    cards: live('/functions/lambdas/cards.ts'),
    pages: live('/functions/lambdas/pages.ts'),
    forms: live('/functions/lambdas/pages.ts', 'forms'),
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

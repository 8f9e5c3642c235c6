import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { Shape } from '#domain/api/answer-shape'

const source = resolve(import.meta.dirname, '../../domain/api/answer-shapes.ts')

/** `virtual:answer-shapes`: the shapes of answers without zod and the schemas. */
export function answerShapes(part: 'site' | 'admin'): Plugin {
  return {
    name: 'clipwell-answer-shapes',
    resolveId: { filter: { id: /^virtual:answer-shapes$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:answer-shapes$/ },
      handler: async () => `export const shapes = ${JSON.stringify(await shapes(part))}`,
    },
  }
}

/** Not a plain import: the configuration of Vite, which imports this file, would load all schemas with it. */
async function shapes(part: 'site' | 'admin'): Promise<Record<string, Shape>> {
  const loaded = (await tsImport(source, import.meta.url)) as typeof import('#domain/api/answer-shapes')
  return loaded.answerShapes(part)
}

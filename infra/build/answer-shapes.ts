import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { Shape } from '#domain/api/answer-shape'

const id = 'virtual:answer-shapes'

const source = resolve(import.meta.dirname, '../../domain/api/answer-shapes.ts')

/**
 * Provides `virtual:answer-shapes`: what visitors are answered, or also what staff are, without the schemas
 * and their library.
 */
export function answerShapes(part: 'site' | 'admin'): Plugin {
  return {
    name: 'clipwell-answer-shapes',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) =>
      asked === `\0${id}` ? `export const shapes = ${JSON.stringify(await shapes(part))}` : undefined,
  }
}

/** Not a plain import: the configuration of Vite, which imports this file, would load all schemas with it. */
async function shapes(part: 'site' | 'admin'): Promise<Record<string, Shape>> {
  const loaded = (await tsImport(source, import.meta.url)) as typeof import('#domain/api/answer-shapes')
  return loaded.answerShapes(part)
}

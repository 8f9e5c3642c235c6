import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { parameterTable } from '#domain/parameter-table'

/** CloudFront's limit for the size of a function, in bytes. */
export const largestEdgeCode = 10_240

/** The code of the function that CloudFront runs for each request: `normaliseRequest` with its table. */
export function edgeCode(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: ['infra/edge/normalise-request.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2016',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  })
  // CloudFront's functions have no modules. The exported function is called by its name.
  const code = outputFiles[0]?.text.replace(/export\{normaliseRequest\};?\s*$/, '')
  return `${code}
var table=${JSON.stringify(parameterTable)};
function handler(event){return normaliseRequest(event.request,table)}
`
}

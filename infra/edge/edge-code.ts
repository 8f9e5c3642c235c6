import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { parameterTable } from '#domain/parameter-table'

/** CloudFront's limit for the size of a function, in bytes. */
export const largestEdgeCode = 10_240

/** The code of the function that CloudFront runs for pages and the API: `normaliseRequest` with its table. */
export function normaliseRequestCode(): string {
  return `${bundled('normalise-request', 'normaliseRequest')}
var table=${JSON.stringify(parameterTable)};
function handler(event){return normaliseRequest(event.request,table)}
`
}

/** The code of the function that CloudFront runs for built files: `compressedScript`. */
export function compressedScriptCode(): string {
  return `${bundled('compressed-script', 'compressedScript')}
function handler(event){return compressedScript(event.request)}
`
}

/** The code of one of these functions that first leads other hosts of the site to its own. */
export function atOneHostCode(code: string, host: string, others: readonly string[]): string {
  return `${bundled('one-host', 'toOneHost')}
${code.replace('function handler(', 'function atOneHost(')}
var host=${JSON.stringify(host)},others=${JSON.stringify(others)};
function handler(event){return toOneHost(event.request,host,others)||atOneHost(event)}
`
}

/** A module of this folder as a script that defines its function by its name: CloudFront has no modules. */
function bundled(file: string, name: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    stdin: { contents: `export { ${name} } from './infra/edge/${file}.ts'`, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2016',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  })
  return (outputFiles[0]?.text ?? '').replace(/export\{\w+\};?\s*$/, '')
}

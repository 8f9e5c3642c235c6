import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { parameterTable } from '#domain/routes/parameter-table'

export function normaliseRequestCode(): string {
  return `${bundled('normalise-request', 'normaliseRequest')}
var table=${JSON.stringify(parameterTable)};
function handler(event){return normaliseRequest(event.request,table)}
`
}

export function functionUrlCode(): string {
  return `${bundled('normalise-request', 'normaliseRequest', 'forFunctionUrl')}
var table=${JSON.stringify(parameterTable)};
function handler(event){
var next=normaliseRequest(event.request,table)
return next.statusCode?next:forFunctionUrl(next)}
`
}

/** First redirects other hosts of the site to its own. */
export function atOneHostCode(code: string, host: string, others: readonly string[]): string {
  return `${bundled('one-host', 'toOneHost')}
${code.replace('function handler(', 'function atOneHost(')}
var host=${JSON.stringify(host)},others=${JSON.stringify(others)};
function handler(event){return toOneHost(event.request,host,others)||atOneHost(event)}
`
}

export function compressedScriptCode(): string {
  return `${bundled('normalise-request', 'normalisePath')}
${bundled('compressed-script', 'compressedScript')}
function handler(event){return normalisePath(event.request)||compressedScript(event.request)}
`
}

/** CloudFront has no modules, so this is a script with named functions. */
function bundled(file: string, ...names: string[]): string {
  const { outputFiles } = buildSync({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    stdin: { contents: `export { ${names.join(',')} } from './infra/edge/${file}.ts'`, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2016',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  })
  return (outputFiles[0]?.text ?? '').replace(/export\{[\w,]+\};?\s*$/, '')
}

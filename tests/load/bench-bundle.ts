/**
 * Bundles each Lambda function as it is deployed and measures its size and how long Node takes to load it, cold, next
 * to a function that does nothing. Ends with 1 when one is over its target. Run by `npm run bench:bundle`; `--parts`
 * says what takes the room.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { type BundledFunction, bundleFunction, largestBundle } from '#infra/bundle/bundle-function'

const functions: BundledFunction[] = ['site', 'admin']

/** Cold starts of each, of which the median counts. */
const starts = 15

interface Bundle {
  name: string
  file: string
  bytes: number
  brotli: number
  parts: [name: string, bytes: number][]
}

async function bundle(name: BundledFunction, folder: string): Promise<Bundle> {
  const { file, bytes, metafile } = await bundleFunction(name, join(folder, name))
  const brotli = brotliCompressSync(await readFile(file)).length
  return { name, file, bytes, brotli, parts: partsOf(metafile) }
}

/** What the bundle is made of, the largest first: packages, and our own folders. */
function partsOf({ outputs }: Metafile): [string, number][] {
  const parts = new Map<string, number>()
  for (const output of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const name =
        /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file.split('/').slice(0, 2).join('/')
      parts.set(name, (parts.get(name) ?? 0) + bytesInOutput)
    }
  }
  return [...parts].toSorted(([, a], [, b]) => b - a)
}

/** Milliseconds that Node takes to load a module in a process of its own, the median of several. */
function coldLoad(file: string): number {
  const script = `const started = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - started)`
  const times = Array.from({ length: starts }, () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], AWS_REGION: 'us-east-1' },
    })
    if (status !== 0) throw new Error(stderr)
    return Number(stdout)
  })
  return times.toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`

function report(bundles: Bundle[], empty: number): boolean {
  console.log(
    `${'function'.padEnd(10)}${'minified'.padStart(10)}${'brotli'.padStart(10)}${'cold load'.padStart(12)}   × empty   target`,
  )
  for (const { name, file, bytes, brotli } of bundles) {
    const load = coldLoad(file)
    const cells = [
      kilobytes(bytes).padStart(10),
      kilobytes(brotli).padStart(10),
      `${load.toFixed(0)} ms`.padStart(12),
    ]
    const ratio = (load / empty).toFixed(0).padStart(9)
    console.log(
      `${name.padEnd(10)}${cells.join('')}${ratio}    ${bytes <= largestBundle ? 'within' : `OVER ${kilobytes(largestBundle)}`}`,
    )
  }
  console.log(`An empty function loads in ${empty.toFixed(1)} ms.`)
  return bundles.every(({ bytes }) => bytes <= largestBundle)
}

const folder = await mkdtemp(join(tmpdir(), 'clipwell-bundle-'))
try {
  const bundles = await Promise.all(functions.map((name) => bundle(name, folder)))
  const nothing = join(folder, 'empty.mjs')
  await writeFile(nothing, 'export const handler = async () => ({ statusCode: 204 })\n')
  process.exitCode = report(bundles, coldLoad(nothing)) ? 0 : 1
  if (process.argv.includes('--parts')) {
    for (const { name, parts } of bundles) {
      console.log(`\n${name}`)
      for (const [part, bytes] of parts.slice(0, 25)) console.log(`${kilobytes(bytes).padStart(8)}  ${part}`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

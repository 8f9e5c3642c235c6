/**
 * Bundles each Lambda function as it is deployed, the pages function with its site, and measures its size and
 * its cold load time in Node, compared with an empty function. Ends with 1 if one exceeds its target. Run by
 * `npm run bench:bundle`; `--parts` lists the largest parts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { buildAll } from '#infra/build/build-all'
import { pagesHandler } from '#infra/build/build-parts'
import {
  type BundledFunction,
  bundleFunction,
  largestBundle,
  largestCardsBundle,
} from '#infra/build/bundle-function'

const functions: BundledFunction[] = ['site', 'admin', 'cards']

/** Cold starts of each function. The median counts. */
const starts = 15

interface Bundle {
  name: string
  file: string
  bytes: number
  brotli: number
  /** The largest size in bytes. The pages function has no target: it contains React and all pages. */
  target?: number
  parts: [name: string, bytes: number][]
}

async function bundle(name: BundledFunction, folder: string): Promise<Bundle> {
  const { file, bytes, metafile } = await bundleFunction(name, join(folder, name))
  const brotli = brotliCompressSync(await readFile(file)).length
  return {
    name,
    file,
    bytes,
    brotli,
    target: name === 'cards' ? largestCardsBundle : largestBundle,
    parts: partsOf(metafile),
  }
}

async function pages(folder: string): Promise<Bundle> {
  await buildAll(folder)
  const file = join(folder, pagesHandler)
  const code = await readFile(file)
  return { name: 'pages', file, bytes: code.length, brotli: brotliCompressSync(code).length, parts: [] }
}

/** The parts of a bundle, the largest first: packages and our own folders. */
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

/**
 * Milliseconds that Node takes to load each module: medians of rounds, so that other load affects all of
 * them.
 */
function coldLoads(files: string[]): number[] {
  const rounds = Array.from({ length: starts }, () => files.map(coldLoad))
  return files.map((_, at) => medianOf(rounds.map((times) => times[at] ?? Number.NaN)))
}

/** In a new process. */
function coldLoad(file: string): number {
  const script = `const started = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - started)`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], AWS_REGION: 'us-east-1' },
  })
  if (status !== 0) throw new Error(stderr)
  return Number(stdout)
}

function medianOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`

function report(bundles: Bundle[], nothing: string): boolean {
  const [empty = Number.NaN, ...loads] = coldLoads([nothing, ...bundles.map(({ file }) => file)])
  console.log(
    `${'function'.padEnd(10)}${'minified'.padStart(10)}${'brotli'.padStart(10)}${'cold load'.padStart(12)}   × empty   target`,
  )
  for (const [at, { name, bytes, brotli, target }] of bundles.entries()) {
    const load = loads[at] ?? Number.NaN
    const cells = [
      name.padEnd(10),
      kilobytes(bytes).padStart(10),
      kilobytes(brotli).padStart(10),
      `${load.toFixed(0)} ms`.padStart(12),
      (load / empty).toFixed(0).padStart(10),
    ]
    console.log(`${cells.join('')}   ${verdict(bytes, target)}`)
  }
  console.log(`An empty function loads in ${empty.toFixed(1)} ms.`)
  return bundles.every(({ bytes, target = Infinity }) => bytes <= target)
}

function verdict(bytes: number, target: number | undefined): string {
  if (target === undefined) return ''
  return bytes <= target ? 'within' : `OVER ${kilobytes(target)}`
}

const folder = await mkdtemp(join(tmpdir(), 'clipwell-bundle-'))
try {
  const bundles = await Promise.all([...functions.map((name) => bundle(name, folder)), pages(folder)])
  const nothing = join(folder, 'empty.mjs')
  await writeFile(nothing, 'export const handler = async () => ({ statusCode: 204 })\n')
  process.exitCode = report(bundles, nothing) ? 0 : 1
  if (process.argv.includes('--parts')) {
    for (const { name, parts } of bundles) {
      console.log(`\n${name}`)
      for (const [part, bytes] of parts.slice(0, 25)) console.log(`${kilobytes(bytes).padStart(8)}  ${part}`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

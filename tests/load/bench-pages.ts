import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { buildAll } from '#infra/build/build-all'
import { launchBrowser } from '../support/browser'
import { untilInteractive } from '../support/interactive'
import { publicPages } from '../support/public-pages'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:pages -- [--repeats=200] [--origin=http://localhost:3000] [/path …]`
 *
 * What each public page costs: how long the server takes to answer with it, one request after another, with
 * the reads of its data; how large its HTML is; and what a browser fetches on a first and on a second visit.
 * The sizes of the site's files come last.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '200' }, origin: { type: 'string' } },
})
const repeats = Number(values.repeats)

/** The code that is loaded before anything is measured takes some requests to get fast. */
const warmUps = 20

interface Answered {
  p50: number
  p99: number
  bytes: number
  brotli: number
}

interface Visit {
  requests: number
  bytes: number
}

const product = await runningProduct(values.origin)
const browser = await launchBrowser()
try {
  const paths = positionals.length > 0 ? positionals : await publicPages(product.origin)
  console.log(row(['page', 'p50 ms', 'p99 ms', 'HTML', 'brotli', 'first visit', 'second visit']))
  for (const path of paths) {
    const { p50, p99, bytes, brotli } = await answersOf(product.origin + path)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const [first, second] = [await visit(context, path), await visit(context, path)]
    await context.close()
    const cells = [
      p50.toFixed(1),
      p99.toFixed(1),
      kilobytes(bytes),
      kilobytes(brotli),
      shown(first),
      shown(second),
    ]
    console.log(row([nameOf(path), ...cells]))
  }
} finally {
  await browser.close()
  await product.stop()
}
await listFiles()

/** Asks for a page again and again; the whole answer counts, uncompressed. */
async function answersOf(url: string): Promise<Answered> {
  const times: number[] = []
  let html = ''
  for (let at = -warmUps; at < repeats; at++) {
    const started = performance.now()
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    html = await response.text()
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
    if (at >= 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const part = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    p50: part(0.5),
    p99: part(0.99),
    bytes: Buffer.byteLength(html),
    brotli: brotliCompressSync(html).length,
  }
}

/** What comes over the network when a phone opens the page: the bytes as they are sent, headers included. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const result = { requests: 0, bytes: 0 }
  const cached = new Set<string>()
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return
    result.requests++
    result.bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(product.origin + path)
  await untilInteractive(page)
  await page.waitForFunction(isQuiet)
  await page.close()
  return result
}

/**
 * Runs in the page: nothing has come for half a second. A copy that the browser renews behind the page's back
 * (stale-while-revalidate) is none of it.
 */
function isQuiet(): boolean {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
  return performance.now() - Math.max(0, ...ends) > 500
}

/** The site's files, built anew: those of a running product are in a folder of its own. */
async function listFiles(): Promise<void> {
  const build = await mkdtemp(join(tmpdir(), 'clipwell-'))
  try {
    await buildAll(build)
    await listFilesIn(join(build, 'site/assets'))
  } finally {
    await rm(build, { recursive: true, force: true })
  }
}

async function listFilesIn(folder: string): Promise<void> {
  console.log(`\n${row(['file', 'bytes', 'brotli'])}`)
  for (const name of (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file)).toSorted()) {
    const content = await readFile(join(folder, name))
    console.log(row([name, kilobytes(content.length), kilobytes(brotliCompressSync(content).length)]))
  }
}

function shown({ requests, bytes }: Visit): string {
  return `${requests}, ${kilobytes(bytes)}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** Ids differ from one start to the next. */
function nameOf(path: string): string {
  return path.replace(/[0-9A-Z]{26}/, '…')
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(42)}${others.map((cell) => cell.padStart(15)).join('')}`
}

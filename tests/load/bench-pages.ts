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
 * Measures each public page: the server's time for an answer, with the reads of its data, one request after
 * another; the size of the HTML; and what a browser fetches on a first and a second visit. At the end it
 * lists the sizes of the site's files.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '200' }, origin: { type: 'string' } },
})
const repeats = Number(values.repeats)

/** Requests before the measurement, because new code is slow at first. */
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

/** Requests a page repeatedly. Measures the whole uncompressed answer. */
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

/** The network traffic when a phone opens the page, in bytes as sent, headers included. */
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
 * Runs in the page. No response has arrived for half a second. Revalidations in the background
 * (stale-while-revalidate) do not count.
 */
function isQuiet(): boolean {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
  return performance.now() - Math.max(0, ...ends) > 500
}

/** Prints the files of a new build. Those of a running product are in another folder. */
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

/** Ids differ between starts. */
function nameOf(path: string): string {
  return path.replace(/[0-9A-Z]{26}/, '…')
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(42)}${others.map((cell) => cell.padStart(15)).join('')}`
}

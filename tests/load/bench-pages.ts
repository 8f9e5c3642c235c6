import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { publicPages } from '../support/public-pages'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:pages -- [--repeats=200] [--origin=http://localhost:3000] [/path …]`
 *
 * The server's time for each public page, with the reads of its data, one request after another, and the size
 * of its HTML. What a browser fetches with it: `npm run lighthouse`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '200' }, origin: { type: 'string' } },
})
const repeats = Number(values.repeats)

const warmUps = 20

const product = await runningProduct(values.origin)
try {
  console.log(row(['page', 'p50 ms', 'p99 ms', 'HTML', 'brotli']))
  for (const path of positionals.length > 0 ? positionals : await publicPages(product.origin)) {
    // Ids differ between starts.
    console.log(row([path.replace(/[0-9A-Z]{26}/, '…'), ...(await measure(product.origin + path))]))
  }
} finally {
  await product.stop()
}

/** Requests a page repeatedly. Measures the whole uncompressed answer. */
async function measure(url: string): Promise<string[]> {
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
  const part = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1)
  const sizes = [Buffer.byteLength(html), brotliCompressSync(html).length]
  return [part(0.5), part(0.99), ...sizes.map((bytes) => `${(bytes / 1000).toFixed(1)} KB`)]
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(42)}${others.map((cell) => cell.padStart(15)).join('')}`
}

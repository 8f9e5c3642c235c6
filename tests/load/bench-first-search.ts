import { parseArgs } from 'node:util'
import { launchBrowser } from '../support/browser'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:search -- [--runs=3] [--origin=http://localhost:3000] [/path …]`
 *
 * What a visitor waits for who touches the search as soon as it is there, on a phone over 3G with a sixth of
 * this machine's processor: from the touch to the results, with what has been fetched until then. Prints the
 * median run of each page.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' } },
})

/** Fast 3G, as the developer tools of Chrome have it: bytes a second, and milliseconds there and back. */
const network = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5, offline: false }

interface Search {
  /** Milliseconds from the start of the page to the touch, and from the touch to the results. */
  touched: number
  found: number
  /** What was fetched before the results. */
  requests: string[]
  bytes: number
}

const product = await runningProduct(values.origin)
const browser = await launchBrowser()
try {
  for (const path of positionals.length > 0 ? positionals : ['/home', '/explore', '/reviews']) {
    const runs: Search[] = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await searchAtOnce(path))
    const { touched, found, requests, bytes } = runs.toSorted((a, b) => a.found - b.found)[runs.length >> 1]!
    const fetched = `${requests.length} requests, ${Math.round(bytes / 1000)} KB`
    console.log(`${path}: touched after ${touched} ms, results ${found} ms later, ${fetched}`)
    for (const request of requests.filter((each) => !each.includes('/media/'))) console.log(`  ${request}`)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function searchAtOnce(path: string): Promise<Search> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const requests: string[] = []
  const addresses = new Map<string, string>()
  let bytes = 0
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(
      requestId,
      `asked ${since()} ms, ${request.initialPriority}, ${new URL(request.url).pathname}`,
    )
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    requests.push(`${addresses.get(requestId)}: there ${since()} ms, ${encodedDataLength} bytes`)
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path, { waitUntil: 'commit' })
  const field = page.getByRole('combobox', { name: 'Search stores' }).first()
  await field.waitFor()
  const { x, y, width, height } = (await field.boundingBox())!
  const touched = since()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.keyboard.type('zephyr')
  await page.getByRole('listbox').getByRole('option', { name: 'Zephyr Outfitters' }).waitFor()
  const search = { touched, found: since() - touched, requests: [...requests], bytes }
  await context.close()
  return search
}

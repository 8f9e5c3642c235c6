import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:peers -- [--origin=http://localhost:3000] [--seconds=5] [--clients=8] [peers.json]`
 *
 * Requests a second of the same work, beside other systems that run on this machine with the same content:
 * `{ "WordPress": { "store page": "http://localhost:8080/stores/zephyr/" } }`. What does not answer is left
 * out with a word. Rounds alternate, so that a busy moment meets all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '8' },
  },
})
const [seconds, clients] = [Number(values.seconds), Number(values.clients)]
const rounds = 2

const work = {
  'home page': '/home',
  'category page': '/explore/electronics',
  'store page': '/store/zephyr-outfitters',
  'coupons page': '/coupons/zephyr-outfitters',
  'search page': '/search?q=ze',
  'store by slug': '/api/stores/slug/zephyr-outfitters',
  search: '/api/stores/search/ze',
  'list of 100': '/api/stores?limit=100',
}

type Addresses = Partial<Record<string, string>>

const product = await runningProduct(values.origin)
const ours = Object.fromEntries(Object.entries(work).map(([name, path]) => [name, product.origin + path]))
const [file] = positionals
const peers = file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Addresses>) : {}
const systems: [string, Addresses][] = [['ours', ours], ...Object.entries(peers)]
try {
  console.log(row(['requests/s', ...systems.map(([name]) => name), 'ours / best peer']))
  for (const name of Object.keys(work)) console.log(row([name, ...(await compare(name))]))
} finally {
  await product.stop()
}

async function compare(name: string): Promise<string[]> {
  const counts = systems.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    for (const [at, [, addresses]] of systems.entries()) {
      counts[at]! += addresses[name] === undefined ? 0 : await load(addresses[name])
    }
  }
  const rates = counts.map((count) => count / rounds / seconds)
  const [own = 0, ...others] = rates
  const best = Math.max(...others)
  return [
    ...rates.map((rate) => (rate > 0 ? rate.toFixed(0) : 'absent')),
    best > 0 ? (own / best).toFixed(2) : '',
  ]
}

/** How many answers came, or 0 if one failed. */
async function load(url: string): Promise<number> {
  const end = performance.now() + seconds * 1000
  const client = async () => {
    let count = 0
    while (performance.now() < end) {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
      count++
    }
    return count
  }
  try {
    const counts = await Promise.all(Array.from({ length: clients }, client))
    return counts.reduce((sum, count) => sum + count, 0)
  } catch (error) {
    console.error(`${url} is left out: ${(error as Error).message}`)
    return 0
  }
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(18)}${others.map((cell) => cell.padStart(18)).join('')}`
}

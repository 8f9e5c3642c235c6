import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:peers -- [--origin=http://localhost:3000] [--seconds=5] [--clients=8] [peers.json]`
 *
 * Requests a second of the same work, beside other systems that run on this machine with the same content:
 * `{ "WordPress": { "store page": "http://localhost:8080/stores/{slug}/" } }`, with `{slug}`, `{category}`
 * and `{term}` of our stores. Each work is done for one address again and again, which we answer from
 * memory, then for another one each time. What does not answer is left out with a word. Rounds alternate, so
 * that a busy moment meets all of them.
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
  'category page': '/explore/{category}',
  'store page': '/store/{slug}',
  'coupons page': '/coupons/{slug}',
  'search page': '/search?q={term}',
  'store by slug': '/api/stores/slug/{slug}',
  search: '/api/stores/search/{term}',
  'list of 100': '/api/stores?limit=100',
}

type Addresses = Partial<Record<string, string>>

const product = await runningProduct(values.origin)
const ours = Object.fromEntries(Object.entries(work).map(([name, path]) => [name, product.origin + path]))
const [file] = positionals
const peers = file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Addresses>) : {}
const systems: [string, Addresses][] = [['ours', ours], ...Object.entries(peers)]
try {
  const names = await namesOf(product.origin)
  const first = Object.fromEntries(Object.entries(names).map(([name, [one = '']]) => [name, [one]]))
  for (const [title, used] of [
    ['the same, /s', first],
    ['others, /s', names],
  ] as const) {
    console.log(row([title, ...systems.map(([name]) => name), 'ours / best peer']))
    for (const [name, path] of Object.entries(work)) {
      if (used === first || path.includes('{')) console.log(row([name, ...(await compare(name, used))]))
    }
  }
} finally {
  await product.stop()
}

type Names = Record<string, string[]>

/** Of the first thousand stores. The first are those of the demo content. */
async function namesOf(origin: string): Promise<Names> {
  const response = await fetch(`${origin}/api/stores`)
  const stores = (await response.json()) as { slug: string; name: string; category: { slug: string } }[]
  const slugs = stores.map(({ slug }) => slug).filter((slug) => /^[a-z][a-z\d-]+$/.test(slug))
  const words = stores.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return {
    slug: ['zephyr-outfitters', ...slugs],
    category: ['electronics', ...new Set(stores.map(({ category }) => category.slug))],
    term: ['ze', ...new Set(words.flatMap((word) => [word.slice(0, 3), word.slice(0, 4)]))],
  }
}

async function compare(name: string, names: Names): Promise<string[]> {
  const counts = systems.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    for (const [at, [, addresses]] of systems.entries()) {
      counts[at]! += addresses[name] === undefined ? 0 : await load(addresses[name], names, round)
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

/** How many answers came, or 0 if one failed. Each round begins elsewhere. */
async function load(address: string, names: Names, round: number): Promise<number> {
  let at = round * 100
  const next = () => {
    at += 7
    return address.replace(/{(\w+)}/, (_, kind: string) => names[kind]?.[at % names[kind].length] ?? '')
  }
  const end = performance.now() + seconds * 1000
  const client = async () => {
    let count = 0
    while (performance.now() < end) {
      const url = next()
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
    console.error(`${address} is left out: ${(error as Error).message}`)
    return 0
  }
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(18)}${others.map((cell) => cell.padStart(18)).join('')}`
}

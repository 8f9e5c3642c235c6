import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:peers -- [--origin=http://localhost:3000] [--seconds=5] [--clients=8] [peers.json]`
 *
 * Requests a second of the same work, beside other systems that run on this machine with the same content:
 * `{ "WordPress": { "store page": "http://localhost:8080/stores/{slug}/" } }`, with `{slug}`, `{category}`
 * and `{term}` of our stores. Each work is done for one address again and again, which we answer from
 * memory, then once for each of many. What does not answer is left out with a word. Rounds alternate, so
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
  await table('the same, /s', (address) => forever(filled(address, firstOf(names))))
  await table('each once, /s', (address, round) => eachOf(address, names, round))
} finally {
  await product.stop()
}

type Names = Record<string, string[]>

/** The addresses that a system is asked for in a round. */
type Asked = (address: string, round: number) => Iterable<string>

async function namesOf(origin: string): Promise<Names> {
  const stores: { slug: string; name: string }[] = []
  for (let path: string | undefined = '/api/stores'; path !== undefined;) {
    const response: Response = await fetch(origin + path)
    stores.push(...((await response.json()) as typeof stores))
    path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  const slugs = stores.map(({ slug }) => slug).filter((slug) => /^[a-z][a-z\d-]+$/.test(slug))
  const words = stores.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return {
    slug: ['zephyr-outfitters', ...slugs],
    category: ['electronics'],
    term: ['ze', ...new Set(words.flatMap((word) => [word.slice(0, 3), word.slice(0, 4)]))],
  }
}

function firstOf(names: Names): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([kind, [one]]) => [kind, one]))
}

function filled(address: string, words: Partial<Record<string, string>>): string {
  return address.replace(/{(\w+)}/, (_, kind: string) => words[kind] ?? '')
}

function* forever(url: string) {
  for (;;) yield url
}

/** Of another part in each round. None if there are too few to measure. */
function eachOf(address: string, names: Names, round: number): string[] {
  const kind = /{(\w+)}/.exec(address)?.[1] ?? ''
  const others = (names[kind] ?? []).filter((_, at) => at % rounds === round)
  return others.length < 100 ? [] : others.map((name) => filled(address, { [kind]: name }))
}

async function table(title: string, asked: Asked): Promise<void> {
  console.log(row([title, ...systems.map(([name]) => name), 'ours / best peer']))
  for (const [name, path] of Object.entries(work)) {
    const { done } = asked(path, 0)[Symbol.iterator]().next()
    if (!done) console.log(row([name, ...(await compare(name, asked))]))
  }
}

async function compare(name: string, asked: Asked): Promise<string[]> {
  const sums = systems.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    for (const [at, [, { [name]: address }]] of systems.entries()) {
      if (address !== undefined) sums[at]! += await rateOf(asked(address, round))
    }
  }
  const rates = sums.map((sum) => sum / rounds)
  const [own = 0, ...others] = rates
  const best = Math.max(...others)
  return [
    ...rates.map((rate) => (rate > 0 ? rate.toFixed(0) : 'absent')),
    best > 0 ? (own / best).toFixed(2) : '',
  ]
}

/** Answers a second, until the time is over or nothing is left; 0 if one failed. */
async function rateOf(addresses: Iterable<string>): Promise<number> {
  const left = addresses[Symbol.iterator]()
  const begun = performance.now()
  let count = 0
  const client = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const { value: url, done } = left.next()
      if (done) return
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
      count++
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
    return count / ((performance.now() - begun) / 1000)
  } catch (error) {
    console.error(`Left out: ${(error as Error).message}`)
    return 0
  }
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(18)}${others.map((cell) => cell.padStart(18)).join('')}`
}

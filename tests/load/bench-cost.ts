/**
 * `npm run bench:cost -- [--record] [--repeats=300] [/path …]`
 *
 * The processor time of public pages and reads, after warming up, in units of a fixed work that is timed
 * beside each: 100 rows as JSON, stringified and parsed. So machines and load hardly matter. `database` is
 * DynamoDB Local's, which a cloud does not have. In the last two columns the function has read the same
 * things within 10 seconds, or has the answer itself in memory. For calls of the API the first is as
 * the one of reads: only staff pass those. Ends with 1 if one needs a fifth more than
 * tests/load/cost.json says; `--record` writes that file. On Linux alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freshParameter } from '#domain/page/fresh-page'
import { publicPages } from '../support/public-pages'
import { runningProduct } from '../support/running-product'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, repeats: { type: 'string', default: '300' } },
})
const repeats = Number(values.repeats)
const file = 'tests/load/cost.json'
const tolerance = 1.2

const rows = Array.from({ length: 100 }, (_, at) => ({
  _id: `01JD${at}`,
  name: `A store with a name ${at}`,
  description: 'A sentence that says what it sells. '.repeat(9),
  rating: 4.5,
  category: { _id: '01JC', name: 'Electronics', slug: 'electronics' },
  pros: ['One', 'Two', 'Three'],
}))

/** Milliseconds of this process. */
function unitOfWork(): number {
  const before = process.cpuUsage()
  for (let at = 0; at < 400; at++) JSON.parse(JSON.stringify(rows))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / 400
}

interface Processes {
  product: string[]
  database: string[]
}

/** The descendants of this process. */
function processes(): Processes {
  const all = readdirSync('/proc').flatMap((id) => {
    const stat = /^\d+$/.test(id) ? textOf(`/proc/${id}/stat`) : ''
    const [, parent = ''] = /\) \S (\d+)/.exec(stat) ?? []
    return parent ? [{ id, parent, command: textOf(`/proc/${id}/cmdline`) }] : []
  })
  const below = (parent: string): typeof all =>
    all.flatMap((each) => (each.parent === parent ? [each, ...below(each.id)] : []))
  const own = below(String(process.pid))
  const ids = (pattern: RegExp) => own.filter(({ command }) => pattern.test(command)).map(({ id }) => id)
  return { product: ids(/infra\/local\/start\.ts/), database: ids(/^java|DynamoDBLocal/) }
}

/** A process may end while it is read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Milliseconds of processor time, which Linux counts in hundredths of a second. */
function timeOf(ids: string[]): number {
  const ticks = ids.map((id) => {
    const fields = textOf(`/proc/${id}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

type Memory = 'none' | 'reads' | 'answers'

/** Each passes what functions keep in memory, up to this. */
function requestOf(address: string, memory: Memory): Request {
  const url = new URL(address)
  const isCall = url.pathname.startsWith('/api/')
  if (memory === 'none' && !isCall) url.searchParams.set(freshParameter, '1')
  // Nobody gets an answer from memory who says which one is known.
  const isKnown = memory === 'answers' ? {} : { 'if-none-match': '"none"' }
  return new Request(url, { headers: { 'Accept-Encoding': 'identity', ...isKnown } })
}

async function ask(url: string, times: number, memory: Memory = 'none'): Promise<void> {
  for (let at = 0; at < times; at++) {
    const response = await fetch(requestOf(url, memory))
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
    await response.arrayBuffer()
  }
}

const reads = ['/api/stores?limit=100', '/api/stores/slug/zephyr-outfitters', '/api/stores/search/ze']
const product = await runningProduct(undefined)
try {
  const { product: own, database } = processes()
  const recorded = JSON.parse(textOf(file) || '{}') as Record<string, number>
  const measured: Record<string, number> = {}
  const paths = positionals.length > 0 ? positionals : [...(await publicPages(product.origin)), ...reads]
  for (const path of paths) await ask(product.origin + path, Math.ceil(1000 / paths.length))
  console.log(`${'units'.padEnd(52)}product  database  recorded     reads   answers`)
  for (const path of paths) {
    // Ids differ between starts.
    const name = path.replace(/[0-9A-Z]{26}/, '…')
    const before = [unitOfWork(), timeOf(own), timeOf(database)] as const
    await ask(product.origin + path, repeats)
    const unit = (before[0] + unitOfWork()) / 2
    const [units, ofDatabase] = [timeOf(own) - before[1], timeOf(database) - before[2]].map(
      (time) => time / repeats / unit,
    ) as [number, number]
    measured[name] = Number(units.toFixed(1))
    const fromMemory: string[] = []
    for (const memory of ['reads', 'answers'] as const) {
      const start = timeOf(own)
      await ask(product.origin + path, repeats, memory)
      fromMemory.push(((timeOf(own) - start) / repeats / unit).toFixed(1))
    }
    const isMore = units > (recorded[name] ?? Infinity) * tolerance
    const recordedUnits = String(recorded[name] ?? '')
    const cells = [units.toFixed(1), ofDatabase.toFixed(1), recordedUnits, ...fromMemory]
    console.log(
      `${name.padEnd(50)}${cells.map((cell) => cell.padStart(9)).join('')}${isMore ? '  MORE' : ''}`,
    )
    if (isMore && !values.record) process.exitCode = 1
  }
  if (values.record) writeFileSync(file, `${JSON.stringify({ ...recorded, ...measured }, null, 2)}\n`)
} finally {
  await product.stop()
}

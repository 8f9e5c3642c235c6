import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findBrowser } from './support/browser'
import { compareWithBudget, medianOf, type Throttling, type Verdict } from './support/budgets'
import { type Device, measurePage } from './support/measure-page'
import { publicPages } from './support/public-pages'
import { runningProduct } from './support/running-product'

/**
 * `npm run lighthouse -- [--runs=5] [--device=phone|desktop] [--throttling=devtools]
 * [--origin=http://localhost:3000] [/path …]`
 *
 * Measures every public page, or the given ones, as a phone and as a desktop, and compares the medians with
 * the budgets. Fails if one is exceeded. The throttling is simulated, or applied to the browser with
 * `--throttling=devtools`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    device: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
    origin: { type: 'string' },
  },
})
const throttling = throttlingOf(values.throttling)
const devices = values.device === undefined ? (['phone', 'desktop'] as const) : [deviceOf(values.device)]
const folder = 'reports/lighthouse'

await mkdir(folder, { recursive: true })
const browser = await findBrowser()
const product = await runningProduct(values.origin)
try {
  const paths = positionals.length > 0 ? positionals : await indexedPages(product.origin)
  for (const path of paths) {
    for (const device of devices) await examine(path, device)
  }
} finally {
  await product.stop()
}
console.log(
  process.exitCode ? '\nOut of budget.' : '\nWithin the budgets.',
  `Each run's report is in ${folder}.`,
)

async function indexedPages(origin: string): Promise<string[]> {
  const paths = await publicPages(origin)
  const pages = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()))
  return paths.filter((_, at) => !pages[at]?.includes('<meta name="robots" content="noindex"'))
}

async function examine(path: string, device: Device) {
  const verdicts = await measure(path, device)
  if (verdicts.some(({ kept }) => !kept)) process.exitCode = 1
  console.log(`\n${path} (${device}, ${throttling}, median of ${values.runs})`)
  for (const { label, found, budget, kept } of verdicts) {
    console.log(`  ${kept ? '✓' : '✗'} ${label.padEnd(16)}${found.padStart(9)}   ${budget}`)
  }
}

async function measure(path: string, device: Device): Promise<Verdict[]> {
  const url = product.origin + path
  // The first visit after a start waits for code to load. The budgets are for later visits.
  await fetch(url)
  const runs = []
  for (let run = 1; run <= Number(values.runs); run++) {
    const report = `${folder}/${path.slice(1).replaceAll(/[^\w-]+/g, '-')}-${device}-${throttling}-${run}.html`
    const options = { browser, device, throttling, report }
    // Sometimes the browser records nothing. Another attempt helps.
    const again = () => measurePage(url, options)
    runs.push(await again().catch(again).catch(again))
  }
  return compareWithBudget(medianOf(runs), throttling)
}

function deviceOf(text: string): Device {
  if (text === 'phone' || text === 'desktop') return text
  throw new Error('--device is phone or desktop.')
}

function throttlingOf(text: string): Throttling {
  if (text === 'simulate' || text === 'devtools') return text
  throw new Error('--throttling is simulate or devtools.')
}

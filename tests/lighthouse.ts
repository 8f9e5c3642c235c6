import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findBrowser } from './support/browser'
import { judge, medianOf, type Throttling, type Verdict } from './support/budgets'
import { measurePage } from './support/measure-page'
import { runningProduct } from './support/running-product'

/**
 * `npm run lighthouse -- [--runs=5] [--throttling=devtools] [--origin=http://localhost:3000] [/path …]`
 *
 * Measures pages as a phone sees them and compares the medians with the budgets; fails where one is broken.
 * The throttling is simulated, or applied to the browser with `--throttling=devtools`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'simulate' },
    origin: { type: 'string' },
  },
})
const throttling = throttlingOf(values.throttling)
const paths =
  positionals.length > 0 ? positionals : ['/home', '/store/zephyr-outfitters', '/coupons/zephyr-outfitters']
const folder = 'reports/lighthouse'

await mkdir(folder, { recursive: true })
const browser = await findBrowser()
const product = await runningProduct(values.origin)
try {
  for (const path of paths) {
    const verdicts = await measure(path)
    if (verdicts.some(({ kept }) => !kept)) process.exitCode = 1
    print(path, verdicts)
  }
} finally {
  await product.stop()
}
console.log(
  process.exitCode ? '\nOut of budget.' : '\nWithin the budgets.',
  `Each run's report is in ${folder}.`,
)

async function measure(path: string): Promise<Verdict[]> {
  const url = product.origin + path
  // The first visitor after a start waits for code to load; the budgets are for those after.
  await fetch(url)
  const runs = []
  for (let run = 1; run <= Number(values.runs); run++) {
    const report = `${folder}/${path.slice(1).replaceAll('/', '-')}-${throttling}-${run}.html`
    runs.push(await measurePage(url, { browser, throttling, report }))
  }
  return judge(medianOf(runs), throttling)
}

function print(path: string, verdicts: Verdict[]) {
  console.log(`\n${path} (${throttling}, median of ${values.runs})`)
  for (const { label, found, budget, kept } of verdicts) {
    console.log(`  ${kept ? '✓' : '✗'} ${label.padEnd(16)}${found.padStart(9)}   ${budget}`)
  }
}

function throttlingOf(text: string): Throttling {
  if (text === 'simulate' || text === 'devtools') return text
  throw new Error('--throttling is simulate or devtools.')
}

import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runningProduct } from '../support/running-product'
import { type DrivenPage, NotInstalled } from './driven-page'
import { firefoxPage } from './firefox'
import { staffSteps } from './staff-steps'
import { User } from './user'
import { visitorSteps } from './visitor-steps'
import { webkitPage } from './webkit'

/**
 * `npm run test:browsers -- [--origin=http://localhost:3000] [firefox] [webkit]`
 *
 * What visitors and staff do, in Firefox and in WebKit (docs/browsers.md). The last line is `N passed, N
 * failed`; a failed step leaves a picture in reports/browsers. A browser that is not installed is a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
})
const engines = { firefox: firefoxPage, webkit: webkitPage }
const wanted = positionals.length > 0 ? positionals : Object.keys(engines)
const totals = { passed: 0, failed: 0 }
const folder = 'reports/browsers'

await mkdir(folder, { recursive: true })
const product = await runningProduct(values.origin)
try {
  for (const name of wanted) await runIn(name)
} finally {
  await product.stop()
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function runIn(name: string): Promise<void> {
  if (!(name in engines)) throw new Error(`There is no engine ${name}: ${Object.keys(engines).join(', ')}.`)
  const page = await engines[name as keyof typeof engines]().catch(sayNotInstalled)
  if (!page) return
  try {
    console.log(`\n${page.browser}`)
    for (const [who, steps] of Object.entries({ visitor: visitorSteps, staff: staffSteps })) {
      for (const [what, step] of Object.entries(steps)) await tryStep(page, `${who} ${what}`, step)
    }
  } finally {
    await page.close()
  }
}

function sayNotInstalled(error: unknown): undefined {
  if (!(error instanceof NotInstalled)) throw error
  console.log(`\n${error.message}`)
  totals.failed += 1
}

async function tryStep(page: DrivenPage, name: string, step: (user: User) => Promise<void>): Promise<void> {
  const user = new User(page, product.origin)
  try {
    await page.resize(1280, 800)
    await step(user)
    const problems = await user.ask('problems')
    if (problems.length > 0) throw new Error(`The page reports: ${problems.join('; ')}`)
    totals.passed += 1
    console.log(`  ✓ ${name}`)
  } catch (error) {
    totals.failed += 1
    console.log(`  ✗ ${name}\n    ${String(error)}`)
    const file = `${page.browser} ${name}`.replaceAll(/\W+/g, '-')
    await page.screenshot(`${folder}/${file}.png`).catch(() => undefined)
  }
}

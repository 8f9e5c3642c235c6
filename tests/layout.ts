import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { launchBrowser } from './support/browser'
import { enterAsStaff } from './support/enter-as-staff'
import { hostileContent, removeHostileContent, withHostileAnswers } from './support/hostile-content'
import { publicPlaces } from './support/hostile-places'
import { layoutProblems } from './support/layout-problems'
import { runningProduct } from './support/running-product'
import { staffStates } from './support/staff-states'

/**
 * `npm run layout -- [--origin=http://localhost:3000] [--width=320] [name of a place…]`
 *
 * Shows the longest and strangest content on every page of both areas, at four widths, and reports elements
 * that reach beyond their places. Screenshots of these are in reports/layout.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    width: { type: 'string' },
  },
})
const widths = values.width ? [Number(values.width)] : [320, 390, 820, 1440]
const folder = 'reports/layout'

await mkdir(folder, { recursive: true })
const product = await runningProduct(values.origin)
const browser = await launchBrowser()
let problems = 0
try {
  for (const width of widths) problems += await judgeAll(width)
} finally {
  await browser.close()
  await product.stop()
}
console.log(problems === 0 ? 'Everything is in its place.' : `${problems} places have problems.`)
process.exitCode = problems === 0 ? 0 : 1

async function judgeAll(width: number): Promise<number> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const { token } = await enterAsStaff(page, '/admin')
  const content = await hostileContent(page.request, token, { withBlog: true })
  let failed = 0
  for (const [area, places] of Object.entries({ public: publicPlaces, staff: Object.entries(staffStates) })) {
    for (const [name, go] of places.filter(
      (place) => positionals.length === 0 || positionals.includes(place[0]),
    )) {
      if (area === 'staff') await withHostileAnswers(page)
      await go(page, content)
      const found = await layoutProblems(page)
      if (found.length === 0) continue
      failed += 1
      console.log(`${area}, ${name}, ${width} px:\n${found.map((problem) => `  ${problem}`).join('\n')}`)
      await page.screenshot({ path: `${folder}/${area}-${name.replaceAll(' ', '-')}-${width}.png` })
    }
  }
  await removeHostileContent(page.request, token, content)
  await context.close()
  return failed
}

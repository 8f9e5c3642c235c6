import { parseArgs } from 'node:util'
import { freePort } from '#local/free-port'
import { paths } from '#lib/paths'
import { launchBrowser } from './support/browser'
import { untilInteractive } from './support/interactive'
import { startProduct } from './support/product'
import { missingPages, publicPages } from './support/public-pages'

/**
 * `npm run test:hydration -- [--origin=http://localhost:3000]`
 *
 * Opens each page of `npm run dev` and reports what the browser says of it. Only React's development build
 * names an attribute that differs between the server's page and the browser's, such as an id.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } })
if (!values.origin) console.log('Starting the product as npm run dev does…')
const product = values.origin
  ? { origin: values.origin, stop: () => Promise.resolve() }
  : await startProduct(await freePort(), { dev: true })
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ baseURL: product.origin, reducedMotion: 'reduce' })
  const messages: string[] = []
  page.on('console', (message) => {
    const isOfItsStatus = message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !isOfItsStatus) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(`${error.message}\n${error.stack ?? ''}`))

  const pages = [
    ...(await publicPages(product.origin)),
    ...missingPages,
    paths.login,
    paths.forgottenPassword,
  ]
  let failed = 0
  for (const path of pages) {
    messages.length = 0
    await page.goto(path, { waitUntil: 'load' })
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
    if (messages.length === 0) continue
    failed += 1
    console.log(`${path}:\n${messages.map((each) => `  ${each}`).join('\n')}`)
  }
  console.log(failed === 0 ? `${pages.length} pages hydrate as they are.` : `${failed} pages differ.`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
}

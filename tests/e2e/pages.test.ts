import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { site as settings } from '#site'
import { untilInteractive } from '../support/interactive'
import { layoutShiftBudget, layoutShifts, sumOf, watchLayoutShifts } from '../support/layout-shifts'
import { publicPages } from '../support/public-pages'
import { expect, nightly, test } from './test'

test.use({ expectedProblems: [/status of 404/] })

test('nothing moves while a page loads in parts', nightly, async ({ page, baseURL }) => {
  await watchLayoutShifts(page)
  for (const [path, secondPart] of [
    ['/store/zephyr-outfitters', 'Get Discount'],
    [(await publicPages(baseURL!)).find((each) => each.includes('couponId'))!, 'Claim your'],
  ] as const) {
    const html = await (await fetch(`${baseURL}${path}`)).text()
    const slow = await serveInTwoParts(path, withoutScripts(html), secondPart, baseURL!)
    try {
      await page.goto(slow.origin + path, { waitUntil: 'load' })
      await expect(page.getByText(secondPart).first()).toBeVisible()
      expect(sumOf(await layoutShifts(page)), path).toBeLessThanOrEqual(layoutShiftBudget)
    } finally {
      slow.close()
    }
  }
})

test('navigation focuses the start of the page, and takes away what was said of the former one', async ({
  page,
}) => {
  await page.goto('/home')
  await untilInteractive(page)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/)
  await expect(page.locator('[data-page-head]')).not.toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page).toHaveTitle(`Imprint · ${settings.name}`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[data-page-head]')).toHaveCount(0)
})

test(
  'the back arrow leads to the previous page, also from a page that was not hydrated',
  nightly,
  async ({ page }) => {
    await page.goto('/reviews')
    // Like a link before hydration: a full load, with a history entry that the router does not know.
    await page.evaluate(() => location.assign('/imprint'))
    await expect(page).toHaveURL('/imprint')
    await untilInteractive(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/reviews')
  },
)

test('the back arrow leads home if the visitor came from another site', nightly, async ({ page }) => {
  await page.goto('/imprint')
  await untilInteractive(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/home')
})

test('a page that is not found offers a working search', async ({ page }) => {
  await page.goto('/store/no-such-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store not found')
  await page.getByRole('main').getByRole('combobox', { name: 'Search for a store' }).fill('zephyr')
  await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()
  await expect(page).toHaveURL('/store/zephyr-outfitters')
})

test('an address with a malformed % says so, also after hydration', nightly, async ({ page }) => {
  const response = await page.goto('/store/caf%C3')
  expect(response?.status()).toBe(404)
  expect(await response?.text()).toContain('<h1>This address is not valid</h1>')
  await untilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address is not valid')
})

function withoutScripts(html: string): string {
  return html.replaceAll(/<script data-entry=.*?<\/script>/g, '')
}

/** A server whose page arrives in two parts, the second after the first was drawn. The site has the rest. */
async function serveInTwoParts(path: string, html: string, secondPart: string, site: string) {
  const cut = html.lastIndexOf(secondPart)
  const server = createServer(({ url }, response) => {
    if (url !== path) {
      response.writeHead(302, { location: `${site}${url}` }).end()
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, cut))
    setTimeout(() => response.end(html.slice(cut)), 800)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}

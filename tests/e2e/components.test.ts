import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildOverview, overviewPath } from '../components/vite'
import { violationsOn } from '../support/axe'
import { unreadableControls } from '../support/contrast'
import { exhaustive } from '../support/exhaustive'
import { lookAt } from '../support/looks'
import { expect, test } from './test'

// Every component in every state, as tests/components shows it. The tests of pages check how they fit
// together there.

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One build for both.
test.describe.configure({ mode: 'default' })

const built = { folder: '', origin: '', close: () => {} }

test.beforeAll(async () => {
  built.folder = await mkdtemp(join(tmpdir(), 'clipwell-components-'))
  await buildOverview(built.folder)
  const server = createServer(serveFile).listen(0)
  await once(server, 'listening')
  built.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  built.close = () => void server.close()
})

test.afterAll(async () => {
  built.close()
  await rm(built.folder, { recursive: true, force: true })
})

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

function serveFile({ url = '' }: IncomingMessage, response: ServerResponse) {
  const path = new URL(url, built.origin).pathname.slice(overviewPath.length)
  readFile(join(built.folder, path)).then(
    (bytes) =>
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(bytes),
    () => response.writeHead(404).end(),
  )
}

/** What the last component to settle shows in the end. */
const settled: Record<string, string> = {
  site: 'An error occurred while searching',
  admin: 'Failed to save it. Please try again.',
}

for (const area of ['site', 'admin']) {
  test(`the components of the ${area} keep WCAG 2.2 AA: light, dark, right-to-left`, async ({ page }) => {
    test.slow()
    await lookAt(page, { width: 1440, colorScheme: 'light' })
    await page.goto(`${built.origin}${overviewPath}index.html?area=${area}`)
    await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
    await expect(page.getByText(settled[area]!)).toBeVisible()
    await expect(page).toHaveTitle('Components')
    await expect(page.locator('body'), 'no state takes the focus').toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // In `npm test` those of the staff area are judged once.
    const inBoth = area === 'site' || exhaustive
    if (inBoth) expect(await violationsOn(page), 'light').toEqual([])

    await lookAt(page, { width: 390, colorScheme: 'dark' })
    expect(await violationsOn(page, inBoth ? 'colours' : 'all'), 'dark').toEqual([])
    expect(await scrollsSideways(page), 'at 390 px').toBe(false)
    const known = new Set<string>()
    await eachDialog(page, async (what) => {
      expect(await violationsOn(page, 'all', ':modal'), what).toEqual([])
      // tests/e2e/contrast.test.ts measures the dialogs of the admin area where they are used.
      if (area === 'site') expect(await unreadableControls(page, known), what).toEqual([])
    })

    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    expect(await scrollsSideways(page), 'right-to-left').toBe(false)
    await lookAt(page, { width: 390, colorScheme: 'light' })
    // The rules see the same elements as above, from the other side.
    if (exhaustive) expect(await violationsOn(page), 'right-to-left').toEqual([])

    expect(await unreadableControls(page, known), 'buttons and links').toEqual([])
    expect(await weakPlaceholders(page), 'placeholders').toEqual([])
  })
}

/** Opens one dialog of each component of the overview, and closes it after the check. */
async function eachDialog(page: Page, check: (what: string) => Promise<void>) {
  const openers = '[data-opens], [aria-haspopup=dialog], [aria-labelledby=ShortcutHelp] button'
  const buttons = page.locator(`figure:first-of-type :is(${openers})`)
  expect(await buttons.count()).toBeGreaterThan(0)
  for (const button of await buttons.all()) {
    const component = await button.evaluate((element) => element.closest('section')!.querySelector('h2')!.id)
    await button.click()
    const dialog = page.locator(':modal')
    await expect(dialog).toBeVisible()
    await check(`the dialog of ${component}`)
    // The check may have left it disabled.
    await dialog.getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click')
    await expect(dialog).toBeHidden()
  }
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}

/** The placeholders in another colour than that of soft text. axe does not see them. */
function weakPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'var(--ink-soft)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return [...document.querySelectorAll<HTMLElement>('[placeholder]')]
      .filter((field) => getComputedStyle(field, '::placeholder').color !== color)
      .map(({ outerHTML }) => outerHTML)
  })
}

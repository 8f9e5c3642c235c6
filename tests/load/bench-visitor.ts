import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { launchBrowser } from '../support/browser'
import { untilInteractive } from '../support/interactive'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:visitor -- [--origin=http://localhost:3000]`
 *
 * What it takes a visitor from a page to a copied, proven code of the demo content: clicks, texts and scrolls
 * of a screen, or keys. Ends with 1 if one way takes more than its goal.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } })

const proven = /Worked for|Tested by us/
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

class Visit {
  actions = 0
  scrolls = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    const box = await target.boundingBox()
    const { height } = this.page.viewportSize()!
    this.scrolls += Math.max(0, Math.ceil(((box?.y ?? 0) + (box?.height ?? 0) - height) / height))
    await target.click()
    this.actions++
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.actions++
  }

  get provenCode(): Locator {
    const isCode = this.page.getByText('Code', { exact: true })
    const card = this.page.getByRole('article').filter({ hasText: proven }).filter({ has: isCode })
    return card.first().getByRole('link', { name: /^Get Coupon/ })
  }

  copy(): Promise<void> {
    return this.click(this.page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }))
  }
}

interface Way {
  name: string
  from: string
  goal: number
  go: (visit: Visit) => Promise<void>
}

const ways: Way[] = [
  {
    name: 'from home, the offer of the day',
    from: '/home',
    goal: 2,
    go: async (visit) => {
      await visit.click(visit.page.getByRole('link', { name: /^Get Coupon/ }))
      await visit.copy()
    },
  },
  {
    name: 'by the search of a store',
    from: '/home',
    goal: 4,
    go: async (visit) => {
      await visit.type(visit.page.getByRole('combobox').first(), 'zephyr')
      await visit.click(visit.page.getByRole('option', { name: /Zephyr/ }).first())
      await visit.click(visit.provenCode)
      await visit.copy()
    },
  },
  {
    name: 'from a category',
    from: '/explore/outdoors',
    goal: 3,
    go: async (visit) => {
      await visit.click(visit.provenCode)
      await visit.copy()
    },
  },
  {
    name: 'from home, by keys',
    from: '/home',
    goal: 12,
    go: async (visit) => {
      for (const isThere of [/^Skip to/, /^Get Coupon/, /^Copy$/]) await pressUntil(visit, isThere)
    },
  },
  {
    name: 'from home, by keys, past the menu',
    from: '/home',
    goal: 12,
    go: async (visit) => {
      for (const isThere of [/^Get Coupon/, /^Copy$/]) await pressUntil(visit, isThere)
    },
  },
]

/** Tab until it has the focus, and then Enter. */
async function pressUntil(visit: Visit, text: RegExp): Promise<void> {
  const { page } = visit
  if (text.source === '^Copy$') await page.getByRole('button', { name: text }).waitFor()
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body ? '' : (activeElement?.textContent.trim() ?? '')
    })
  for (; visit.actions < 50 && !text.test(await focused()); visit.actions++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  visit.actions++
}

const row = (cells: (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join('')

const [product, browser] = [await runningProduct(values.origin), await launchBrowser()]
try {
  console.log(row(['way', 'size', 'actions', 'scrolls', 'seconds', 'goal']))
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const { name, from, goal, go } of ways) {
      const page = await browser.newPage({ viewport, baseURL: product.origin })
      const copied: string[] = []
      await page.exposeFunction('tellCopied', (text: string) => copied.push(text))
      await page.addInitScript('navigator.clipboard.writeText = (text) => tellCopied(text)')
      await page.goto(from)
      await untilInteractive(page)
      const visit = new Visit(page)
      const begun = performance.now()
      await go(visit)
      await page.getByText('Code copied.').waitFor({ state: 'attached' })
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const isKept = visit.actions <= goal && copied.length === 1
      console.log(row([name, size, visit.actions, visit.scrolls, seconds, `${isKept ? '' : '! '}${goal}`]))
      if (!isKept) process.exitCode = 1
      await page.close()
    }
  }
} finally {
  await browser.close()
  await product.stop()
}

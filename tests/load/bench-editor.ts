import { parseArgs } from 'node:util'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { launchBrowser } from '../support/browser'
import { giveSession } from '../support/open-with-session'
import { runningProduct } from '../support/running-product'
import { couponByApi, imageFile, newName, storeByApi } from '../support/store-by-api'

/**
 * `npm run bench:editor -- [--origin=http://localhost:3000]`
 *
 * What an editor's usual work takes: clicks, keys, and seconds of the hand (1.2 a click, 0.2 a key). A text
 * that is pasted is one key. Ends with 1 if one takes more than its goal. It changes the content.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } })

class Editor {
  clicks = 0
  keys = 0
  readonly page: Page
  readonly token: string

  constructor(page: Page, token: string) {
    this.page = page
    this.token = token
  }

  get request(): APIRequestContext {
    return this.page.request
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.clicks++
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.keys++
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.keys += Array.from(text).length
  }

  async paste(text: string): Promise<void> {
    await this.page.keyboard.insertText(text)
    this.keys++
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first()
  }

  said(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor()
  }
}

interface Work {
  name: string
  goal: { clicks: number; keys: number }
  /** Not counted. Returns where the editor begins. */
  prepare?: (editor: Editor) => Promise<string>
  from?: string
  do: (editor: Editor) => Promise<void>
}

const works: Work[] = [
  {
    name: 'a new store with five coupons',
    goal: { clicks: 18, keys: 110 },
    from: '/admin/stores',
    do: async (editor) => {
      const { page } = editor
      await editor.press('n')
      await page.getByLabel('Name').waitFor()
      await editor.paste(newName('Brindle'))
      await editor.press('Tab', 'Tab')
      await editor.paste('https://brindle.example/')
      await editor.click(page.getByLabel('Description'))
      await editor.paste('Blankets and throws, woven in one mill.')
      await editor.click(page.getByLabel(/^Category/))
      await editor.press('b', 'Enter')
      await editor.click(page.getByRole('radio').nth(7))
      const chooser = page.waitForEvent('filechooser')
      await editor.click(page.getByLabel('Logo'))
      await (await chooser).setFiles(await imageFile('logo.png'))
      await editor.press('Control+s')
      await editor.said('Store created successfully!')
      await editor.click(editor.button('Add its first coupon'))
      await page.getByLabel('Title').waitFor()
      await editor.press('Tab')
      for (let at = 1; at <= 5; at++) {
        await editor.paste(`Throw number ${at}`)
        await editor.press('Tab', 'Tab')
        await editor.paste(`THROW${at}`)
        await editor.press('Tab', 'Tab')
        await editor.type('20')
        await editor.press('Control+Enter')
        await page.getByText('Coupon created').nth(0).waitFor()
        await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title')
      }
    },
  },
  {
    name: 'a percentage on 30 coupons',
    goal: { clicks: 3, keys: 5 },
    prepare: (editor) => storeWith(editor, 30),
    do: async (editor) => {
      await editor.click(editor.page.getByRole('checkbox', { name: /^Select all/ }))
      await editor.click(editor.button('Edit selected'))
      await editor.press('Tab')
      await editor.type('35')
      await editor.press('Enter')
      await editor.said('30 coupons changed')
    },
  },
  {
    name: 'a link replaced in 17 coupons',
    goal: { clicks: 4, keys: 6 },
    prepare: (editor) => storeWith(editor, 17),
    do: async (editor) => {
      await editor.click(editor.page.getByRole('checkbox', { name: /^Select all/ }))
      await editor.click(editor.button('Edit selected'))
      await editor.press('l', 'Tab')
      await editor.paste('example.com')
      await editor.press('Tab')
      await editor.paste('example.org')
      await editor.press('Enter')
      await editor.said('17 coupons changed')
    },
  },
  {
    name: 'a coupon by its code',
    goal: { clicks: 1, keys: 9 },
    from: '/admin',
    do: async (editor) => {
      await editor.press('Control+k')
      await editor.type('bootfit')
      await editor.page.getByRole('option', { name: /Boots/ }).waitFor()
      await editor.press('Enter')
      await editor.page.getByRole('dialog', { name: 'Edit coupon' }).waitFor()
    },
  },
  {
    name: 'twenty reviews',
    goal: { clicks: 0, keys: 24 },
    prepare: async (editor) => {
      const store = await storeByApi(editor.request, editor.token, newName('Larch'))
      for (let at = 0; at < 20; at++) await reviewByApi(editor, store._id, at)
      return '/admin/reviews?state=pending'
    },
    do: async (editor) => {
      const rows = editor.page.locator('main [data-row]')
      await rows.nth(19).waitFor()
      await editor.press('j')
      for (let at = 0; at < 20; at++) {
        const first = await rows.first().getAttribute('data-row')
        await editor.press('a')
        await editor.page.locator(`[data-row="${first}"]`).waitFor({ state: 'detached' })
      }
    },
  },
  {
    name: 'what ends this week',
    goal: { clicks: 1, keys: 0 },
    from: '/admin/coupons',
    do: async (editor) => {
      await editor.click(editor.button('Ends this week'))
      await editor.page.locator('main [data-row]').first().waitFor()
    },
  },
  {
    name: 'an export',
    goal: { clicks: 2, keys: 0 },
    from: '/admin/coupons',
    do: async (editor) => {
      const file = editor.page.waitForEvent('download')
      await editor.click(editor.button('Export'))
      await file
    },
  },
  {
    name: 'an undo of a deletion',
    goal: { clicks: 1, keys: 0 },
    prepare: (editor) => storeWith(editor, 2),
    do: async (editor) => {
      const { page } = editor
      const row = page.getByRole('row').nth(1)
      await row.getByRole('button').last().click()
      await row.getByText('Delete', { exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await editor.said('Coupon deleted')
      await editor.click(editor.button('Undo'))
      await editor.said(/is back/)
    },
  },
  {
    name: 'an import of 200 rows',
    goal: { clicks: 5, keys: 1 },
    prepare: async ({ request, token }) => {
      await storeByApi(request, token, newName('Importer'))
      return '/admin/imports'
    },
    do: async (editor) => {
      const { page } = editor
      const stores = await page.request.get('/api/stores?sort=-name&limit=1')
      const [{ name }] = (await stores.json()) as [{ name: string }]
      const row = (at: number) => `Offer ${at},CODE${at},https://shop.example/${at},${name}`
      const rows = ['Title,Coupon code,Link,Store', ...Array.from({ length: 200 }, (_, at) => row(at))]
      await editor.click(page.getByLabel('Source'))
      await editor.paste(newName('network'))
      const chooser = page.waitForEvent('filechooser')
      await editor.click(editor.button('Choose a file'))
      const buffer = Buffer.from(rows.join('\n'))
      await (await chooser).setFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer })
      await editor.button(/^(Apply|Check the file)/).waitFor()
      if (await editor.button('Check the file').isVisible())
        await editor.click(editor.button('Check the file'))
      await editor.click(editor.button(/^Apply 200/))
      await editor.said('Imported: 200 new')
    },
  },
]

async function storeWith({ request, token }: Editor, count: number): Promise<string> {
  const store = await storeByApi(request, token, newName('Hazel'))
  for (let at = 0; at < count; at++) {
    await couponByApi(request, token, { storeId: store._id, title: `Offer ${at}` })
  }
  return `/admin/coupons?storeId=${store._id}`
}

async function reviewByApi({ request }: Editor, storeId: string, at: number): Promise<void> {
  const multipart = { reviewerName: `Reviewer ${at}`, text: `It came on day ${at}.`, rating: '4', storeId }
  await request.post('/api/reviews/create', { multipart })
}

const row = (cells: (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join('')

const [product, browser] = [await runningProduct(values.origin), await launchBrowser()]
try {
  console.log(row(['work', 'clicks', 'keys', 'seconds', 'goal']))
  for (const { name, goal, from, prepare, do: work } of works) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: product.origin })
    const { token } = await giveSession(page)
    // A page has room for all rows of a work.
    await page.addInitScript(() =>
      localStorage.setItem('admin-lists', '{"state":{"pageSize":50,"hidden":{}},"version":0}'),
    )
    const editor = new Editor(page, token)
    await page.goto(prepare ? await prepare(editor) : (from ?? '/admin'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const loading = page.getByText(/^Loading/).first()
    await loading.waitFor({ state: 'detached' })
    await work(editor)
    const { clicks, keys } = editor
    const isKept = clicks <= goal.clicks && keys <= goal.keys
    const seconds = (clicks * 1.2 + keys * 0.2).toFixed(1)
    console.log(row([name, clicks, keys, seconds, `${isKept ? '' : '! '}${goal.clicks} + ${goal.keys}`]))
    if (!isKept) process.exitCode = 1
    await page.close()
  }
} finally {
  await browser.close()
  await product.stop()
}

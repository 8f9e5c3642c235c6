import type { Locator, Page } from '@playwright/test'
import type { Coupon } from '#domain/coupon/coupon'
import { giveSession } from '../support/open-with-session'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, nightly, test } from './test'
import { pressInMenu } from '../support/row-menu'

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openCoupons(page: Page, titles: readonly string[]) {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Marlhollow'))
  const coupons: Coupon[] = []
  for (const title of titles) {
    coupons.push(await couponByApi(page.request, token, { storeId: store._id, title }))
  }
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  return { store, coupons, headers: { Authorization: `Bearer ${token}` } }
}

test('a coupon is created, changed and deleted', async ({ page }) => {
  const { store } = await openCoupons(page, [])
  const [before, after] = [newName('Fifth'), newName('Quarter')]
  await expect(page.getByText('This store has no coupons yet.')).toBeVisible()
  await page.goto('/admin/create-coupon')
  const submit = page.getByRole('button', { name: 'Create Coupon' })
  await expect(submit).toBeDisabled()
  await page.getByRole('combobox', { name: 'Store' }).fill(store.name)
  await page.getByRole('option', { name: store.name }).click()
  await expect(submit).toBeEnabled()
  await page.getByLabel('Title').fill(before)
  await enterPercentage(page)
  await page.getByLabel('Link').fill('https://marl.example/')
  await page.getByLabel('Type').selectOption('Deal')
  await expect(page.getByLabel('Coupon code')).toBeDisabled()
  await page.getByLabel('Type').selectOption('Code')
  await page.getByLabel('Coupon code').fill('MARL20')
  await submit.click()
  await expect(page).toHaveURL('/admin/coupons')
  await expectFocusInList(page, before)
  await expect(row(page, before)).toContainText('MARL20')
  await expect(row(page, before)).toContainText('7.5%')

  // In the list of one store, because other tests change the list of all coupons, and rows would move.
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  await page.getByRole('button', { name: before, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit coupon' })
  await expect(dialog.getByLabel('Coupon code')).toHaveValue('MARL20')
  await dialog.getByLabel('Type').selectOption('Deal')
  await expect(dialog.getByLabel('Coupon code')).toBeHidden()
  await dialog.getByLabel('Title').fill(after)
  await dialog.getByLabel('Percentage off').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(snackbar(page, 'Coupon updated')).toBeVisible()
  await expect(row(page, after)).toContainText('Deal')
  await expect(row(page, after)).not.toContainText('MARL20')

  await pressInMenu(page, after, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this coupon?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row(page, after)).toBeVisible()
  await pressInMenu(page, after, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(snackbar(page, 'Coupon deleted')).toBeVisible()
  await expect(row(page, after)).toBeHidden()
  await expect(page.locator(':focus')).toHaveText('This store has no coupons yet.')
})

async function enterPercentage(page: Page) {
  const field = page.getByLabel('Percentage off')
  await field.pressSequentially('1.234,5')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(field).toHaveAccessibleDescription(/^Percentage off must be a number\./)
  await field.fill('')
  await field.pressSequentially('7,5')
  await field.hover()
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('7,5')
}

test('several coupons are deleted at once', async ({ page }) => {
  await openCoupons(page, ['First', 'Second', 'Third'])
  await page.getByRole('checkbox', { name: 'Select First' }).check()
  await page.getByRole('checkbox', { name: 'Select Third' }).check()
  const deletion = page.getByRole('button', { name: 'Delete selected' })
  await deletion.click()
  const question = page.getByRole('alertdialog', { name: 'Delete these 2 coupons?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(deletion).toBeFocused()
  await deletion.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(snackbar(page, '2 coupons deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveText(['Second'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Second'])
})

test(
  'a row of a coupon is one line, with its pill, its date and its dialogs in their places',
  nightly,
  async ({ page }) => {
    const { store, headers } = await openCoupons(page, ['Plain'])
    const ending = {
      storeId: store._id,
      title: 'Ending',
      percentageOff: 20,
      link: 'https://example.com/',
      type: 'coupon',
      couponCode: 'SAVEALOT'.repeat(5),
      endsAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    }
    await page.request.post('/api/coupons/create', { headers, data: ending })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    const actions = await page.getByRole('button', { name: 'More for Ending' }).boundingBox()
    const table = await page.getByRole('main').boundingBox()
    expect((actions?.x ?? 0) + (actions?.width ?? 9999)).toBeLessThan((table?.x ?? 0) + (table?.width ?? 0))
    await expect(row(page, 'Plain')).toContainText('no end known')
    const pill = row(page, 'Ending').getByText('Ending', { exact: true }).last()
    const color = await pill.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))).toBeLessThan(128)
    expect((await row(page, 'Ending').boundingBox())?.height).toBeLessThanOrEqual(46)
    await page.getByRole('button', { name: 'Test Plain' }).click()
    const dialog = page.getByRole('dialog')
    const [whole, close] = [await dialog.boundingBox(), await dialog.getByLabel('Close').boundingBox()]
    if (!whole || !close) throw new Error('Nothing is shown.')
    expect(close.width).toBeLessThan(50)
    expect(whole.x + whole.width - close.x - close.width).toBeLessThan(40)
  },
)

test('the parts of a field stand in line', nightly, async ({ page }) => {
  const { store } = await openCoupons(page, [])
  await page.goto(`/admin/create-coupon?storeId=${store._id}`)
  const kind = page.getByLabel('Discount')
  await kind.selectOption('Amount of money')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(page.getByLabel('Currency', { exact: true })).toHaveAccessibleDescription(
    'Currency is required.',
  )
  const arrow = page.locator('.amplify-field', { has: kind }).locator('.amplify-select__icon')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [select, icon] = await boxesOf(kind, arrow)
    if (!select || !icon) throw new Error('Nothing is shown.')
    const middle = icon.y + icon.height / 2
    expect(Math.abs(middle - select.y - select.height / 2), `${width} px`).toBeLessThan(4)
  }
  const [day, time] = await boxesOf(page.getByLabel('Ends (optional)'), page.getByLabel('Ends: time'))
  if (!day || !time) throw new Error('Nothing is shown.')
  expect([time.y, time.height]).toEqual([day.y, day.height])
})

test('creating a coupon of a store leads back to it, and a duplicate is asked about', async ({ page }) => {
  const { store } = await openCoupons(page, ['Half', 'A tenth off'])
  await page.goto(`/admin/stores?q=${store.name}`)
  await page.getByRole('button', { name: `Manage coupons of ${store.name}` }).click()
  const coupons = page.getByRole('dialog', { name: `Coupons of ${store.name}` })
  await coupons.getByRole('button', { name: 'Delete A tenth off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // Outside the dialog it would not be announced.
  await expect(coupons.getByRole('status').filter({ hasText: 'Coupon deleted' })).toBeVisible()
  await coupons.getByRole('link', { name: 'Create New Coupon' }).click()
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store.name)
  await expect(page.getByRole('combobox', { name: 'Store' })).toBeFocused()
  await page.getByLabel('Title').fill('Another')
  await page.getByLabel('Percentage off').fill('30')
  await page.getByLabel('Link').fill('https://example.com/')
  await page.getByLabel('Coupon code').fill('tests')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  const question = page.getByRole('alertdialog', { name: 'This store has the same coupon already.' })
  await expect(question.getByText('It is “Half”, 20% with the code TESTS.')).toBeVisible()
  await expect(page.getByText('Saving...')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Coupon' })).toBeFocused()
  await page.getByLabel('Title').fill('Half')
  await page.getByLabel('Percentage off').fill('20')
  await page.getByLabel('Type').selectOption('Deal')
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  await question.getByRole('button', { name: 'Save it all the same' }).click()
  await expect(page).toHaveURL(`/admin/coupons?storeId=${store._id}`)
  await expect(page.getByRole('rowheader')).toHaveText(['Half', 'Half'])
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveValue(store.name)

  // An existing duplicate is not asked about again when another field changes.
  await page.getByRole('button', { name: 'Half', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit coupon' })
  await dialog.getByLabel('Type').selectOption('Code')
  await dialog.getByLabel('Coupon code').fill('OTHER')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(snackbar(page, 'Coupon updated')).toBeVisible()
})

/** The places of two elements at the same moment: what comes late moves both. */
async function boxesOf(one: Locator, other: Locator) {
  const second = await other.elementHandle()
  return one.evaluate((element, another) => {
    const boxes = [element, another as Element].map((each) => each.getBoundingClientRect())
    return boxes.map(({ y, height }) => ({ y, height }))
  }, second)
}

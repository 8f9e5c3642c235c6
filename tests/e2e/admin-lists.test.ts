import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { giveSession } from '../support/open-with-session'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, nightly, test } from './test'

async function openOffers(page: Page, titles: string[]) {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Alderney'))
  const endsAt = '2031-02-03'
  for (const title of titles) await couponByApi(page.request, token, { storeId: store._id, title, endsAt })
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  await expect(page.getByRole('rowheader')).toHaveCount(titles.length)
  return store
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Edit coupon' })

test('an open item has an address, leads to the next one, and asks before it loses input', async ({
  page,
}) => {
  await openOffers(page, ['First', 'Second'])
  const [upper, lower] = await page.getByRole('rowheader').allInnerTexts()
  await page.getByRole('button', { name: upper!, exact: true }).click()
  await page.goto(page.url())
  await expect(panel(page).getByLabel('Title')).toHaveValue(upper!)
  await expect(page.locator('[data-row][aria-current]')).toContainText(upper!)
  await expect(page.getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true')
  await panel(page).getByRole('button', { name: 'Next row' }).click()
  await expect(panel(page).getByLabel('Title')).toHaveValue(lower!)
  await panel(page).getByLabel('Title').fill('Changed')
  await panel(page).getByRole('button', { name: 'Previous row' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Coupon updated')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  expect(new URL(page.url()).searchParams.has('edit')).toBe(false)
  await expect(page.getByRole('button', { name: 'Changed', exact: true })).toBeFocused()
})

test('an open item is left by Ctrl+K, or saved on the way to the next one', async ({ page }) => {
  await openOffers(page, ['First', 'Second', 'Third'])
  const title = panel(page).getByLabel('Title')
  const [, second, third] = await page.getByRole('rowheader').allInnerTexts()
  await page.locator('[data-open-row]').first().click()
  await title.fill('By choice')
  for (const place of ['User Management', 'Coupon of']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(place === 'Coupon of' ? second! : place)
    await page.getByRole('option', { name: place }).first().click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(title).toHaveValue('By choice')
  }
  await page.getByRole('button', { name: 'Next row' }).click()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(title).toHaveValue(second!)
  await title.fill('By key')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(title).toHaveValue(third!)
  await expect(page.getByRole('button', { name: 'Save and next' })).toHaveCount(0)
  await title.fill('By closing')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['By choice', 'By key', 'By closing'])
  await expect(page.getByRole('button', { name: 'By closing', exact: true })).toBeFocused()
})

test('a code is never cut, and a long title is whole in the focused row', nightly, async ({ page }) => {
  const store = await openOffers(page, [])
  const { token } = await giveSession(page)
  const title = 'Longer than its column '.repeat(8)
  await couponByApi(page.request, token, { storeId: store._id, title, couponCode: 'WINTER2026'.repeat(6) })
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    expect(await page.locator('td:has(code)').evaluate(isCut)).toBe(false)
    await page.keyboard.press('j')
    expect(await page.locator('[data-open-row]').evaluate(isCut)).toBe(false)
  }
})

test('one coupon is added after another, with the store, its link and the dates kept', async ({ page }) => {
  const store = await openOffers(page, ['First'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Create New Coupon' }).click()
  await expect(page.getByLabel('Link')).not.toHaveValue('')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'The whole form is in sight.').toBe(900)
  await page.getByLabel('Ends (optional)').fill('2031-05-10')
  for (const title of ['Second', 'Third']) {
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Coupon code').fill(title)
    await page.getByLabel('Percentage off').fill('15 %')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(page.getByLabel('Ends (optional)')).toHaveValue('2031-05-10')
  }
  await page.getByText('Advanced').click()
  await page.getByLabel('Minimum spend (optional)').fill('5')
  await page.getByText('Advanced').click()
  await page.getByLabel('Title').fill('Refused')
  await page.getByLabel('Coupon code').fill('Refused')
  await page.getByLabel('Percentage off').fill('15')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Minimum spend: currency')).toBeFocused()
  await page.getByLabel('Minimum spend: currency').fill('GBP')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Coupon created').filter({ hasText: 'Refused' })).toBeVisible()
  await page.goto(`/admin/coupons?storeId=${store._id}&q=seco`)
  await expect(page.getByRole('rowheader')).toHaveText(['Second'])
})

test('a list is found by Ctrl+K, shows the columns that are wanted, and is exported', async ({ page }) => {
  const store = await openOffers(page, ['=1+1', 'Second'])
  await page.keyboard.press('Control+k')
  await page.keyboard.type(store.name)
  await expect(page.getByRole('option', { name: store.name }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit store' })).toBeVisible()
  await page.goto(`/admin/coupons?storeId=${store._id}`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Status', { exact: true }).last().uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('export')
  await page.keyboard.press('Enter')
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(",'=1+1,")
  expect(text.match(/2031-02-../g), 'The last day, not the moment after it.').toEqual(
    Array(2).fill('2031-02-03'),
  )
})

test('a list is narrowed by its search and its filters, which are in the address', async ({ page }) => {
  const store = await openOffers(page, ['Oak table', 'Pine shelf'])
  await page.keyboard.press('/')
  await page.keyboard.type('pin')
  await expect(page.getByRole('rowheader')).toHaveText(['Pine shelf'])
  await page.getByRole('button', { name: 'Ends this week' }).click()
  await expect(page.getByText('No coupon matches this search and these filters.')).toBeVisible()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    storeId: store._id,
    q: 'pin',
    ends: 'week',
  })
})

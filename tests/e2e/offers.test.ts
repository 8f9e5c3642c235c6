import type { Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { giveSession } from '../support/open-with-session'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function storeWith(page: Page, offers: Record<string, object>) {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Marlhollow'))
  const headers = { Authorization: `Bearer ${token}` }
  const ids: Record<string, string> = {}
  for (const [title, data] of Object.entries(offers)) {
    const { _id } = await couponByApi(page.request, token, { storeId: store._id, title })
    ids[title] = _id
    const changed = await page.request.put(`/api/coupons/${_id}`, { headers, data })
    expect(changed.status()).toBe(200)
  }
  return { store, ids, address: `/coupons/${store.slug}` }
}

test('visitors see what is live with its terms, and below it what has expired', async ({ page }) => {
  const { ids, address } = await storeWith(page, {
    Sleds: {
      endsAt: inDays(30),
      exclusive: true,
      terms: 'Once for each sled.',
      minimumSpend: { amount: 40, currency: 'GBP' },
    },
    Skates: {},
    Kites: { endsAt: inDays(-3) },
    Swings: { startsAt: inDays(9) },
    Slides: { withdrawn: true },
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(address)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  for (const text of [
    'Sleds',
    'Exclusive',
    /Ends \d+ \w+ \d{4}/,
    'Minimum spend £40',
    'Once for each sled.',
  ]) {
    await expect(cards.first()).toContainText(text)
  }
  await expect(cards.nth(1)).not.toContainText(/end/i)
  const expired = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Expired' }) })
  await expect(expired.getByText('Kites')).toBeHidden()
  await expired.getByRole('heading', { name: 'Expired' }).click()
  await expect(expired.getByText('Kites')).toBeVisible()
  await expect(expired.getByRole('link')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])

  for (const title of ['Kites', 'Slides']) {
    await page.goto(`${address}?couponId=${ids[title]}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This offer has expired')
    // Our script makes it modal, which moves it.
    await expect(dialog).toHaveAttribute('data-modal')
    await expect(dialog.getByRole('link', { name: 'Sleds' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  }
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Sleds' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible()
})

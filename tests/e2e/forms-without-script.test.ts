import { expect } from '@playwright/test'
import { giveSession } from '../support/open-with-session'
import { nightly, test } from './test'

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
  expectedProblems: [/status of 400/],
})

const hostile = `\n"'><script>alert(1)</script>\nسريع جدا 👩‍👩‍👧‍👦🏳️‍🌈 ${'Donaudampfschiff'.repeat(300)}`.slice(
  0,
  5000,
)

test('without JavaScript a review is written, refused, corrected and sent once', async ({ page }) => {
  await page.goto('/reviews')
  await page.getByLabel('Your comment').fill(hostile)
  await page.getByRole('button', { name: 'Submit review' }).click()

  await expect(page.getByText('Failed to add review please recheck and try again')).toBeInViewport()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Name is required.')
  await expect(page.getByLabel('Store', { exact: true })).toHaveAccessibleDescription('A store is required.')
  await expect(page.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
    'Rating is required.',
  )
  await expect(page.getByLabel('Your comment')).toHaveValue(hostile)

  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Find another store').fill('zeph')
  await page.getByRole('button', { name: 'Find stores' }).click()
  await expect(page.getByLabel('Store', { exact: true })).toBeInViewport()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(page.getByLabel('Your comment')).toHaveValue(hostile)
  await page.getByLabel('Store', { exact: true }).selectOption('Zephyr Outfitters (Outdoors)')
  await page.getByRole('button', { name: 'Submit review' }).click()

  await expect(page).toHaveURL(/\/reviews\?sent=1\.\w+#outcome$/)
  await expect(page.getByText('Review added successfully')).toBeInViewport()
  await page.reload()
  await expect(page.getByLabel('Your comment')).toHaveValue('')
  const sent = { reviewerName: 'Ada Lovelace', rating: 4, approved: false, text: hostile.trim() }
  const { token } = await giveSession(page)
  const headers = { Authorization: `Bearer ${token}` }
  const pending = await (await page.request.get('/api/reviews/pending', { headers })).json()
  expect(pending.filter(({ text }: typeof sent) => text === sent.text)).toEqual([
    expect.objectContaining({ ...sent, storeId: expect.objectContaining({ slug: 'zephyr-outfitters' }) }),
  ])
})

test(
  'the pages of staff say at once that they need JavaScript, and show no form',
  nightly,
  async ({ page }) => {
    for (const path of ['/login', '/login/forgotten-password', '/admin']) {
      await page.goto(path)
      // Playwright finds no text in this element, which it takes for one that is not shown.
      const reason = page.locator('noscript p')
      await expect(reason).toHaveText(/^Signing in and managing content need JavaScript\./)
      await expect(reason).toBeInViewport()
      await expect(page.locator('form')).toBeHidden()
      await expect(page.getByText('Loading...')).toBeHidden()
    }
  },
)

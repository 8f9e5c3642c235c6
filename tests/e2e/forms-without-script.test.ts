import { expect } from '@playwright/test'
import { giveSession, readAsStaff } from '../support/open-with-session'
import { expectAccessible, type Look } from '../support/looks'
import { sampleOf } from '../support/sample'
import { newName, storeByApi } from '../support/store-by-api'
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
  const pending = await readAsStaff(page, '/api/reviews/pending')
  expect(pending.filter((each) => (each as typeof sent).text === sent.text)).toEqual([
    expect.objectContaining({ ...sent, storeId: expect.objectContaining({ slug: 'zephyr-outfitters' }) }),
  ])
})

test('without JavaScript the store of the address is chosen', nightly, async ({ page, request }) => {
  const { _id } = await (await request.get('/api/stores/slug/zephyr-outfitters')).json()
  await page.goto(`/reviews?storeId=${_id}`)
  await expect(page.getByLabel('Store', { exact: true })).toHaveValue(_id)
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

test.describe('with the scripts of axe', () => {
  // The pages that answer forms have no script of their own.
  test.use({ javaScriptEnabled: true })

  test('answers of forms are accessible and fit', nightly, async ({ page }) => {
    const forms = [
      ['/api/forms/review', { text: hostile, store: 'o', website: '' }],
      ['/api/forms/message', { message: hostile, fullName: hostile, website: '' }],
    ] as const
    for (const [at, [path, fields]] of forms.entries()) {
      const response = await page.request.post(path, { multipart: fields })
      expect(response.status()).toBe(400)
      await page.route(`**${path}`, (route) => route.fulfill({ response }))
      await page.goto(path)
      // `npm test` shares the looks out.
      await expectAccessible(page, path, sampleOf(looks, looks.length, at))
      await page.setViewportSize({ width: 320, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
})

const looks: Look[] = [
  { width: 390, colorScheme: 'light', rules: 'all' },
  { width: 320, colorScheme: 'dark', rules: 'all' },
]

test('without JavaScript the rest of a long review is shown by Read on', nightly, async ({ page }) => {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Wordy'))
  const headers = { Authorization: `Bearer ${token}` }
  const text = `${'All of it fits, and it has been washed twice. '.repeat(60)}The end.`
  const data = { storeId: store._id, reviewerName: 'Ada', text, rating: 5, approved: true }
  expect((await page.request.post('/api/reviews/create', { headers, data })).ok()).toBe(true)
  await page.goto(`/store/${store.slug}`)
  const review = page.getByText('The end.')
  const { height: before } = (await review.boundingBox())!
  await page.getByText('Read on').click()
  await expect.poll(async () => (await review.boundingBox())!.height).toBeGreaterThan(before * 2)
  await page.request.delete(`/api/stores/by-id/${store._id}`, { headers })
})

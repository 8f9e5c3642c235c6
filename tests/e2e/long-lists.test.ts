import type { Locator, Page } from '@playwright/test'
import { expect, nightly, test } from './test'

const reviewsAtOnce = 24
const partsByThemselves = 3

const reviews = (page: Page) => page.getByRole('region', { name: 'Top Brands Reviews' }).getByRole('listitem')
/** The link of a review to its store. There is another to report the review. */
const linkToStore = (review: Locator) => review.getByRole('link').first()
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more reviews' })

/** Again from the start if a part lacks reviews, because another test deletes some meanwhile. */
async function scrollUntil(page: Page, count: number) {
  await expect(async () => {
    await page.goto('/reviews')
    await expect(reviews(page)).toHaveCount(reviewsAtOnce, { timeout: 2000 })
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(reviews(page)).toHaveCount(count, { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  }).toPass()
}

test('a long list loads more while scrolling, and then on request', async ({ page, request }) => {
  await scrollUntil(page, reviewsAtOnce * (1 + partsByThemselves))
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 500 })
  }).toPass()

  await showMore(page).focus()
  await page.keyboard.press('Enter')
  await expect(reviews(page)).not.toHaveCount(reviewsAtOnce * (1 + partsByThemselves))
  const first = reviews(page).nth(reviewsAtOnce * (1 + partsByThemselves))
  await expect(linkToStore(first)).toBeFocused()
  await expect(page.getByText('More reviews are shown.')).toBeAttached()
  // Other tests may approve reviews meanwhile. All of the former ones are shown, and no more are offered.
  const all = (await (await request.get('/api/reviews/approved')).json()) as unknown[]
  await expect(showMore(page)).toBeHidden()
  await expect.poll(() => reviews(page).count()).toBeGreaterThan(all.length - 10)
})

test('Back returns to the former position in the list', nightly, async ({ page }) => {
  await scrollUntil(page, reviewsAtOnce * (1 + partsByThemselves))
  const review = reviews(page).nth(60)
  await review.scrollIntoViewIfNeeded()
  const left = { text: (await review.textContent())!, top: Math.round((await review.boundingBox())!.y) }
  await linkToStore(review).click()
  await expect(page).toHaveURL(/\/store\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(review).toHaveText(left.text)
  await expect.poll(async () => Math.abs((await review.boundingBox())!.y - left.top)).toBeLessThan(4)
  await expect(linkToStore(review)).toBeFocused()
})

import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { imageFormats, imageIn } from '../support/image'
import { newName } from '../support/store-by-api'
import { storedImageKeys } from '../support/stored-images'
import { expect, test } from './test'

/** The natural widths of a page's images; 0 for one that did not load. */
function widthsOf(page: Page, images: string) {
  return page.locator(images).evaluateAll((found) =>
    Promise.all(
      (found as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        return image.naturalWidth
      }),
    ),
  )
}

test('images of every supported format appear in the form and to visitors', async ({ page }) => {
  const title = newName('Formats')
  await enterAsStaff(page, '/admin/create-blog')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.locator('input[type=file]').setInputFiles(await Promise.all(imageFormats.map(imageIn)))
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toHaveCount(5)
  expect(await widthsOf(page, 'main li img')).toEqual([64, 64, 64, 64, 64])
  const paragraph = page.getByRole('group', { name: 'Paragraph 1' })
  await paragraph.getByLabel('Paragraph title').fill('One')
  await paragraph.getByLabel('Paragraph text').fill('The first.')
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('main img')).toHaveCount(5)
  expect(await widthsOf(page, 'main img')).toEqual([64, 64, 64, 64, 64])
})

test("only staff see a review's picture before its approval, and nobody after its deletion", async ({
  page,
}) => {
  const reviewerName = newName('Pia')
  const { _id: storeId } = await (await page.request.get('/api/stores/slug/ebb')).json()
  const before = await storedImageKeys('private/')
  const sent = await page.request.post('/api/reviews/create', {
    multipart: { reviewerName, text: 'Seen.', rating: '4', storeId, profilePicture: await imageIn('avif') },
  })
  expect(sent.status()).toBe(201)
  const hidden = (await storedImageKeys('private/')).filter((path) => !before.includes(path))
  expect(hidden).toHaveLength(1)
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  expect(await statusOf(`/${hidden[0]}`)).toBe(404)

  await enterAsStaff(page, '/admin/reviews?state=pending')
  const row = page.getByRole('row').filter({ hasText: reviewerName })
  const picture = row.locator('img[src^="data:image/avif"]')
  await expect(picture).toHaveJSProperty('naturalWidth', 64)
  await row.getByRole('button', { name: /^Approve/ }).click()
  await expect(row).toBeHidden()
  await page.getByLabel('Show').selectOption('Approved')
  const path = (await row.locator('img[src^="/media/"]').getAttribute('src'))!
  expect(await statusOf(path)).toBe(200)

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Review deleted successfully!')).toBeVisible()
  await expect.poll(() => statusOf(path)).toBe(404)
})

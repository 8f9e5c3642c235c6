import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

test.use({ expectedProblems: [/status of 404/] })

test('the way to a page leads back up, step by step, by the keyboard', async ({ page }) => {
  await page.goto('/coupons/zephyr-outfitters')
  await untilInteractive(page)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem')).toHaveText([
    'Home',
    'Explore',
    'Outdoors',
    'Zephyr Outfitters',
    'Coupons',
  ])
  for (const [name, address] of [
    ['Zephyr Outfitters', '/store/zephyr-outfitters'],
    ['Outdoors', '/explore/outdoors'],
    ['Explore', '/explore'],
  ] as const) {
    // The page of before may still be there: the next one takes the focus when it comes.
    await expect(async () => {
      await way.getByRole('link', { name }).press('Enter', { timeout: 1000 })
      await expect(page).toHaveURL(address, { timeout: 2000 })
    }).toPass()
  }
  await expect(way).toHaveCount(0)
})

test('a store leads to a blog about it, which leads back, and to a store of its category', async ({
  page,
}) => {
  await page.goto('/store/zephyr-outfitters')
  const blogs = page.getByRole('region', { name: 'Read about Zephyr Outfitters' })
  await blogs.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blogs\/\w+$/)
  await expect(page.getByText(/^By Tom Ashdown/)).toBeVisible()
  await page
    .getByRole('region', { name: 'Stores in this story' })
    .getByRole('link', { name: 'Zephyr Outfitters' })
    .click()
  await expect(page).toHaveURL('/store/zephyr-outfitters')
  const others = page.getByRole('region', { name: 'More in Outdoors' })
  await expect(others.getByRole('link', { name: 'Zephyr Outfitters' })).toHaveCount(0)
  await others.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zephyr Outfitters')
})

test('stores are found by their first letter, as one types it, and what is none says so', async ({
  page,
}) => {
  await page.goto('/explore')
  await untilInteractive(page)
  const letters = page.getByRole('navigation', { name: 'Brands by letter' })
  await letters.getByRole('link', { name: 'T', exact: true }).click()
  await expect(page).toHaveURL('/explore?letter=T')
  await expect(page).toHaveTitle(/^Brands that begin with T/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Twiceborn Tech' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zephyr Outfitters' })).toHaveCount(0)

  await page.goto('/explore?letter=%C3%A9')
  await expect(page).toHaveURL('/explore?letter=E')
  await page.goto('/explore?letter=zz')
  await expect(page.getByRole('heading', { name: 'Letter not found' })).toBeVisible()
})

import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a small screen the menu is a drawer with six links', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()

  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link')).toHaveText([
    'Home',
    'Explore',
    'Reviews',
    'Blogs',
    'Our Story',
    'Reach Us',
  ])
  await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')

  await drawer.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(drawer).toBeHidden()
})

test('Escape closes the drawer and focuses its button', async ({ page }) => {
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('from 900 px on, the menu is a row of links', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6)
  await page.setViewportSize({ width: 899, height: 800 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
})

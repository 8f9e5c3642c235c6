import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a small screen the menu is a drawer with six links, and a row of links from 900 px on', async ({
  page,
}) => {
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Menu' })
  const row = page.getByRole('navigation', { name: 'Main' })
  await expect(row).toBeHidden()

  await button.click()
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
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()

  await page.setViewportSize({ width: 900, height: 800 })
  await expect(button).toBeHidden()
  await expect(row.getByRole('link')).toHaveCount(6)
  await page.setViewportSize({ width: 899, height: 800 })
  await button.click()
  await drawer.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(drawer).toBeHidden()
})

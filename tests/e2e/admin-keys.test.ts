import { site } from '#site'
import { adminPages } from '../../src/admin/admin-pages'
import { giveSession } from '../support/open-with-session'
import { sampleOf } from '../support/sample'
import { expect, test } from './test'

test('each page lists the keys that it has: / leads to a search, n to the form that creates', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await giveSession(page)
  const found: string[] = []
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const { path, title } of sampleOf(Object.values(adminPages), 3)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · ${site.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await blur()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help.getByText('F8', { exact: true })).toBeVisible()
    const listed = await help.locator('kbd').allInnerTexts()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await blur()
    await page.keyboard.press('/')
    const isSearch = (await page.locator(':is([type=search], [role=combobox]):focus').count()) === 1
    if (listed.includes('/') !== isSearch) found.push(`${path}: /`)
    await blur()
    await page.keyboard.press('n')
    // A page is shown once its code is there.
    if (listed.includes('n')) await expect(page, path).not.toHaveURL(path)
    else await expect(page, path).toHaveURL(path)
  }
  expect(found).toEqual([])
})

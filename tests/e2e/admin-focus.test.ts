import type { Page } from '@playwright/test'
import { site } from '#site'
import { adminPages } from '../../src/admin/admin-pages'
import { giveSession } from '../support/enter-as-staff'
import { sampleOf } from '../support/exhaustive'
import { imageFile, newName } from '../support/store-by-api'
import { expect, test } from './test'

// Where the focus is after the form or the button that had it is gone. What these tests make is on the first
// page of its list, but neither first nor at the stores that other tests look at.

async function chooseStore(page: Page) {
  await page.getByRole('combobox', { name: 'Store' }).fill('biscuit')
  await page.getByRole('listbox').getByRole('option').first().click()
}

/** Fills what is required of the form: the first text with this name. */
async function fill(page: Page, name: string) {
  const form = page.locator('form').filter({ has: page.locator('[required]') })
  await form.waitFor()
  const store = form.getByRole('combobox', { name: 'Store', exact: true })
  if (await store.isVisible()) await chooseStore(page)
  for (const select of await form.locator('select[required]').all()) {
    const values = await select
      .locator('option:enabled')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
    await select.selectOption(values.at(-1)!)
  }
  const inputs = await form
    .locator('input[required]:not([role=combobox], [type=file]), textarea[required]')
    .all()
  let text = name
  for (const input of inputs) {
    const [type, mode] = [await input.getAttribute('type'), await input.getAttribute('inputmode')]
    if (type === 'url') await input.fill('https://example.com/')
    else if (type === 'email') await input.fill(`${name.replace(/\W/g, '')}@example.com`)
    else if (type === 'password') await input.fill('Passw0rd!')
    else if (type === 'date') await input.fill('2026-12-24')
    else if (mode === 'decimal') await input.fill('3')
    else if (type !== 'radio' && type !== 'checkbox' && (await input.inputValue()) === '') {
      await input.fill(text)
      text = 'Came the next day.'
    }
  }
  const file = form.locator('input[type=file][required]')
  if ((await file.count()) > 0) await file.setInputFiles(await imageFile('image.png'))
}

test('after something was created, its row has the focus, or the heading of the list', async ({ page }) => {
  test.setTimeout(150_000)
  const creating = Object.values(adminPages).filter(
    ({ path }) => path.includes('/create-') || path === adminPages.users.path,
  )
  await giveSession(page)
  // `npm test` creates every second kind: their pages are one component.
  for (const { path, within = path, title } of sampleOf(creating, 2)) {
    await page.goto(path)
    const name = newName('Bellwether')
    // In a dialog of the list.
    if (path === within) await page.getByRole('link', { name: 'Add user' }).click()
    await fill(page, name)
    await page.getByRole('button', { name: /^(Create|Add user)/ }).click()
    await expect(page, title).toHaveURL(within)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const row = page.getByRole('row').filter({ hasText: name })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(row.or(heading).locator(':scope:focus, :focus').first(), title).toBeVisible()
    const isRow = (await row.count()) > 0
    if (isRow) await expect(row.locator(':focus'), title).toHaveCount(1)
  }
})

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

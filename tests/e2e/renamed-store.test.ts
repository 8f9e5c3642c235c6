import { giveSession } from '../support/open-with-session'
import { untilInteractive } from '../support/interactive'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, nightly, test } from './test'

test(
  'a renamed store is found at its old address, and the message shows its new name',
  nightly,
  async ({ page, context }) => {
    const { token } = await giveSession(page)
    const { name, slug, _id: storeId } = await storeByApi(page.request, token, newName('Saltmarsh'))
    const { _id: couponId } = await couponByApi(page.request, token, { storeId, title: 'Half' })
    // The page of a visitor who found it before.
    const visitor = await context.newPage()
    await visitor.goto('/home')
    await untilInteractive(visitor)
    await visitor.getByRole('combobox', { name: 'Search stores' }).fill(name)
    const found = visitor.getByRole('option', { name })
    await expect(found).toBeVisible()

    await page.goto(`/admin/stores?q=${name}`)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit store' })
    const renamed = newName('Driftwood')
    const now = renamed.toLowerCase().replace(' ', '-')
    await dialog.getByLabel('Name').fill(renamed)
    await expect(dialog.getByLabel('Slug')).toHaveValue(now)
    await expect(dialog.getByLabel('Slug')).toHaveAccessibleDescription(
      new RegExp(`/store/${now}. Links to the old address, /store/${slug}, will be led to the new one`),
    )
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const snackbar = page.getByRole('status').filter({ hasText: 'Store updated successfully!' })
    await expect(snackbar).toContainText(renamed)

    await found.click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(renamed)
    const [before, after] = [slug, now].map((each) => `/coupons/${each}?couponId=${couponId}`)
    const answer = await visitor.request.get(before!, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, after])
    await visitor.goto(before!)
    await expect(visitor).toHaveURL(after!)
    await expect(visitor.getByRole('dialog')).toContainText('TESTS')
  },
)

import { adminPages } from '../../src/admin/admin-pages'
import { giveSession } from '../support/open-with-session'
import { exhaustive, sampleOf } from '../support/sample'
import { withHostileAnswers } from '../support/hostile-content'
import { layoutProblems } from '../support/layout-problems'
import { staffStates } from '../support/staff-states'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, nightly, test } from './test'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: [/status of (400|401|404|412|500)/],
})

const dialogs = /^(Edit|Test|Decide|Reject|Coupons|Delete|Manage)/

test('whatever is typed, every admin page and dialog keeps its places, and its actions are in view', async ({
  page,
}) => {
  test.setTimeout(exhaustive ? 900_000 : 120_000)
  await giveSession(page)
  await withHostileAnswers(page)
  const found: string[] = []
  const judge = async (name: string) => {
    for (const problem of await layoutProblems(page)) found.push(`${name}: ${problem}`)
    if (await page.evaluate(isActionOutOfView)) found.push(`${name}: its action is out of view`)
  }
  for (const [at, { path }] of sampleOf(Object.values(adminPages), 20).entries()) {
    for (const width of exhaustive ? [390, 820, 1440] : [[390, 820, 1440][at % 3]!]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await judge(`${path}, ${width} px`)
      const row = page.locator('main [data-row]').first()
      for (const label of await row.getByRole('button', { name: dialogs }).allInnerTexts()) {
        await row.getByRole('button').filter({ hasText: label }).last().click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        await judge(`${path}, ${width} px, ${label}`)
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      }
    }
  }
  expect(found).toEqual([])
})

test('with extreme content, every state of the admin area stays in its place', nightly, async ({ page }) => {
  test.setTimeout(1_800_000)
  await giveSession(page)
  for (const [name, go] of Object.entries(staffStates)) {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // A state may end all that is routed.
      await withHostileAnswers(page)
      await go(page)
      expect(await layoutProblems(page), `${name}, ${width} px`).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
})

/** Runs in the page, at the beginning of what may be long. */
function isActionOutOfView(): boolean {
  const dialog = document.querySelector('dialog[open]')
  ;(dialog ?? document.documentElement).scrollTo(0, 0)
  const action = (dialog ?? document).querySelector(
    '[class*=actions] :is(.amplify-button--primary, [data-first-focus])',
  )
  if (!action || (!dialog && !document.querySelector('main form'))) return false
  const { top, bottom } = action.getBoundingClientRect()
  return top < 0 || bottom > innerHeight + 1
}

test('the buttons for selected rows keep their places, whatever is selected', nightly, async ({ page }) => {
  const { token } = await giveSession(page)
  const store = await storeByApi(page.request, token, newName('Thornbury'))
  for (const title of ['First', 'Second']) {
    await couponByApi(page.request, token, { storeId: store._id, title })
  }
  const own = `/admin/coupons?storeId=${store._id}`
  // With a status, withdrawn offers leave the list.
  for (const path of [own, `${own}&status=live`, '/admin/reviews', '/admin']) {
    await page.goto(path)
    const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    const bar = page.getByRole('button', { name: /selected/ })
    const places = () =>
      bar.evaluateAll((all) => all.map((each) => [each.textContent, each.getBoundingClientRect().x]))
    await ticks.first().check()
    const before = await places()
    await ticks.nth(1).check()
    expect(await places(), path).toEqual(before)
  }
  await page.goto(`${own}&status=live`)
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await expect(ticks).toHaveCount(2)
  for (const key of 'jsjs') await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Withdraw selected' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 coupons changed' })).toBeVisible()
  // It can be undone where the notice is gone.
  await page.reload()
  await expect(page.getByText('No coupon of this store is live.')).toBeVisible()
  await page.getByRole('button', { name: 'Recent changes' }).click()
  await page.getByRole('button', { name: /^Undo / }).click()
  await expect(ticks).toHaveCount(2)
})

test('a view of a list is saved, found by Ctrl+K and forgotten', nightly, async ({ page }) => {
  await giveSession(page)
  const view = '/admin/coupons?sort=ends&type=deal'
  await page.goto('/admin/coupons?type=deal&sort=ends')
  const menu = page.getByRole('button', { name: 'Views' })
  await menu.click()
  await page.getByLabel('Name of this view').fill('Deals by end')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(menu).toBeFocused()
  await page.goto('/admin/stores')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('deals by')
  await page.getByRole('option', { name: /Deals by end/ }).click()
  await expect(page).toHaveURL(view)
  await menu.click()
  await page.getByRole('button', { name: 'Forget Deals by end' }).click()
  await menu.click()
  await expect(page.getByLabel('Name of this view')).toBeVisible()
})

test('on a phone, what is pressed in a list is 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await giveSession(page)
  const small: string[] = []
  for (const path of [adminPages.coupons.path, '/admin/imports', '/admin/sources']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('[data-row], [role=status] > p').last()).toBeVisible()
    const pressed = 'button, select, input:not([type=checkbox]), label:has([type=checkbox]), div > a, th a'
    const found = await page
      .getByRole('main')
      .locator(pressed)
      .evaluateAll((all) =>
        all
          .map((each) => [each.textContent, each.className, each.getBoundingClientRect().height] as const)
          .filter(([, , height]) => height > 0 && height < 44)
          .map((each) => each.join(', ')),
      )
    small.push(...found.map((each) => `${path}: ${each}`))
  }
  expect(small).toEqual([])
  await page.goto(adminPages.stores.path)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  const remove = await page.getByRole('button', { name: /^Delete / }).boundingBox()
  expect(remove?.x).toBeGreaterThan(8)
})

import { adminPages } from '../../src/admin/admin-pages'
import { brokenWords } from '../support/broken-words'
import { enterAsStaff } from '../support/enter-as-staff'
import { sampleOf } from '../support/exhaustive'
import { couponByApi, newName, storeByApi } from '../support/store-by-api'
import { expect, test } from './test'

const lists = ['dashboard', 'stores', 'reviews', 'blogs', 'categories', 'coupons', 'users'] as const

const widths = Array.from({ length: 22 }, (_, at) => 600 + 40 * at)

test('no ordinary word breaks in a table, at any width', async ({ page }) => {
  test.setTimeout(120_000)
  const { token } = await enterAsStaff(page, '/login')
  // 14 letters, of which one is the widest.
  const store = await storeByApi(page.request, token, newName('Mountaineering Bramblejack'))
  await couponByApi(page.request, token, { storeId: store._id, title: 'Mountaineering transformations' })
  for (const [at, list] of lists.entries()) {
    await page.goto(adminPages[list].path)
    await page.getByRole('rowheader').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    // `npm test` shares the widths out among the tables.
    for (const width of sampleOf(widths, 4, at)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `${list} at ${width} px`).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${list} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

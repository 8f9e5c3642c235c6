import { adminPages } from '../../../src/admin/admin-pages'
import { brokenWords } from '../../support/broken-words'
import { giveSession } from '../../support/open-with-session'
import { exhaustive, sampleOf } from '../../support/sample'
import { couponByApi, newName, storeByApi } from '../../support/store-by-api'
import { expect, test } from '../test'

const lists = Object.values(adminPages).filter(({ menu }) => menu !== undefined)

/** The first two are of phones. */
const widths = [320, 390, ...Array.from({ length: 22 }, (_, at) => 600 + 40 * at)]

test('no ordinary word breaks in a table, at any width', async ({ page }) => {
  test.setTimeout(exhaustive ? 300_000 : 120_000)
  const { token } = await giveSession(page)
  // 14 letters, of which one is the widest.
  const store = await storeByApi(page.request, token, newName('Mountaineering Bramblejack'))
  const title = 'Mountaineering transformations'
  const { _id: id } = await couponByApi(page.request, token, { storeId: store._id, title })
  const headers = { Authorization: `Bearer ${token}` }
  // An offer to check, and a decision.
  await page.request.post(`/api/coupons/${id}/tests`, { headers, data: { outcome: 'failed' } })
  const data = { reviewerName: 'Mountaineering', text: 'Late.', rating: 2, storeId: store._id }
  const review = await (await page.request.post('/api/reviews/create', { data })).json()
  const reason = { reason: 'personal-data' }
  await page.request.patch(`/api/reviews/by-id/${review._id}/reject`, { headers, data: reason })
  const found: string[] = []
  for (const [at, { path: list }] of sampleOf(lists, 4).entries()) {
    await page.goto(list)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    // `npm test` shares the widths out among the tables.
    for (const width of sampleOf(widths, 4, at)) {
      await page.setViewportSize({ width, height: 900 })
      for (const word of await brokenWords(page)) found.push(`${list} at ${width} px: ${word}`)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) found.push(`${list} at ${width} px is ${beyond} px too wide`)
    }
  }
  expect(found).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { canBeReported } from '#demo/catalogue'
import { loadCatalogue } from '#demo/load'
import { messyCatalogue } from '#demo/messy/catalogue'
import { useEmptyTable } from '../../../support/api'
import { allItems } from '../../../support/table-items'

beforeEach(useEmptyTable)

test('a store whose last offer visitors do not see has a report about another one', async () => {
  const { stores, coupons, texts } = messyCatalogue
  const seen = coupons.find(canBeReported)!
  const unseen = coupons.filter((coupon) => !canBeReported(coupon)).slice(0, 3)
  await loadCatalogue({
    categories: [],
    stores: stores.filter(({ key }) => key === seen.store),
    coupons: [seen, ...unseen.map((coupon) => ({ ...coupon, store: seen.store }))],
    reviews: [],
    blogs: [],
    ...(texts && { texts }),
  })
  const items = await allItems()
  const { _id: id } = items.find(({ title }) => title === seen.form.title)!
  expect(items.filter(({ sk }) => sk === 'REPORT').map(({ subjectId }) => subjectId)).toEqual([id])
})

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import type { ReadKey } from '#domain/api/api'
import { renderSite } from '../../../tests/support/render-site'
import { exampleAnswer } from '../../../tests/support/valid-request'
import SearchPage from './search-page'

const named = (name: string) => ({
  _id: name,
  name,
  slug: name.toLowerCase(),
  logo: '/l.webp',
  imagePath: null,
})
const [offer] = exampleAnswer('GET /offers') as [Coupon]

/** What stands in the page, from its top. */
async function orderOf(q: string, found: { stores: string[]; categories: string[]; offer: string }) {
  const answers: Partial<Record<ReadKey, unknown>> = {
    'GET /stores/search/{term}': found.stores.map(named),
    'GET /categories/search/{term}': found.categories.map(named),
    'GET /offers/search/{term}': [{ ...offer, title: found.offer }],
  }
  renderSite(<SearchPage />, { address: `/search?q=${q}`, answer: async (key) => answers[key] ?? [] })
  await screen.findByRole('heading', { name: 'Offers' })
  const texts = [...document.querySelectorAll('h2, [role=status]')].map((each) => each.textContent)
  return texts.filter((text) => /^(Offers|Categories|\d)/.test(text))
}

test.each([
  [
    'yarn',
    ['Tarn', 'Yard'],
    ['Barn'],
    'Sock yarn',
    ['Offers', '2 stores found with a similar name', 'Categories'],
  ],
  ['yarn', ['Yarn & Co'], ['Barn'], 'Sock yarn', ['1 store found', 'Offers', 'Categories']],
  ['zefyr', ['Zephyr'], [], 'Tents', ['1 store found', 'Offers']],
])('what has "%s" as it was typed comes first: of %j', async (q, stores, categories, title, order) => {
  expect(await orderOf(q, { stores, categories, offer: title })).toEqual(order)
})

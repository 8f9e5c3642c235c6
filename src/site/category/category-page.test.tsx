// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site'
import CategoryPage from './category-page'

const storesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `s${at}`,
    name: `Store ${at}`,
    slug: `s${at}`,
    logo: null,
  }))

const offer = {
  _id: 'c1',
  storeId: storesOf(1)[0],
  title: 'Kites',
  type: 'deal',
  terms: '',
  status: 'live',
  labels: { date: '', discount: '20% off', upTo: null, minimumSpend: null },
  proof: { state: 'untested' },
}

test.each([
  [6, 0],
  [7, 1],
])('%i stores have %i links past them to the best offers', async (count, links) => {
  const category = {
    _id: 'k1',
    name: 'Toys',
    slug: 'toys',
    description: '',
    imagePath: null,
    stores: storesOf(count),
  }
  renderSite(<CategoryPage />, {
    address: '/explore/toys',
    route: '/explore/:categorySlug',
    answer: async (key) => (key === 'GET /categories/{id}/offers' ? [offer] : category),
  })
  expect(await screen.findByRole('heading', { name: 'Best offers in Toys' })).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Best offers of these stores' })).toHaveLength(links)
})

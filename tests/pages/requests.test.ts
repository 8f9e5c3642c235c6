import { expect, test } from 'vitest'
import { featurePages } from '#domain/features/pages'
import { matchSitePage } from '../../src/app/site-routes'
import { openStates } from './open-states'

/** Of the state that takes most. A page of texts alone takes none. */
const most = {
  '/': 5,
  '/home': 5,
  '/blogs': 1,
  '/blogs/:blogId': 2,
  '/categories': 1,
  '/coupons/:storeSlug': 10,
  '/explore': 2,
  '/explore/:categorySlug': 3,
  '/reviews': 6,
  '/reviews/:storeSlug': 5,
  '/search': 3,
  '/store/:storeSlug': 10,
}

const ofFeatures = new Set<string>(Object.values(featurePages).map(({ path }) => path))

test('each page asks the table as often as it has to', async () => {
  const found: Record<string, number> = {}
  for (const { state, requests } of await openStates()) {
    const { path } = matchSitePage(new URL(state.path, 'http://site').pathname)
    if (requests > (found[path] ?? 0) && !ofFeatures.has(path)) found[path] = requests
  }
  expect(found).toEqual(most)
})

import { expect, test } from 'vitest'
import { featurePages } from '#domain/features/pages'
import { matchSitePage } from '../../src/app/site-routes'
import { withoutFrame } from '../support/without-frame'
import { pages, withStates } from './open-states'

withoutFrame()
withStates()

/** Of the state that takes most. A page of texts alone takes none. */
const most: Record<string, number> = {
  '/': 6,
  '/home': 6,
  '/blogs': 1,
  '/blogs/:blogId': 2,
  '/categories': 1,
  '/coupons/:storeSlug': 10,
  '/explore': 2,
  '/explore/:categorySlug': 6,
  '/reviews': 7,
  '/reviews/:storeSlug': 4,
  // Of the first store found its offers too.
  '/search': 10,
  '/store/:storeSlug': 7,
}

const ofFeatures = new Set<string>(Object.values(featurePages).map(({ path }) => path))

test('no page asks the table more often than it has to', async () => {
  const found: string[] = []
  for (const { state, requests } of pages) {
    const { path } = matchSitePage(new URL(state.path, 'http://site').pathname)
    // Which of two reads at once is first, and spares the other one, is chance.
    if (requests > (most[path] ?? 0) && !ofFeatures.has(path)) found.push(`${state.path}: ${requests}`)
  }
  expect(found).toEqual([])
})

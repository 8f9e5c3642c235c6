import { expect, type Page } from '@playwright/test'
import { paths } from '#lib/paths'
import { addressAt, sitePages } from '#domain/page/site-pages'
import { demoNames } from '../features/pages'
import type { HostileContent } from './hostile-content'

type NamedPage = readonly [name: string, go: (page: Page, content: HostileContent) => Promise<void>]

/** What is not in the content. */
const noNames = Object.fromEntries(Object.keys(demoNames).map((name) => [name, 'none'])) as typeof demoNames

/** Every public page with the content, by the name of its row. */
export const hostilePages: readonly NamedPage[] = [
  ...Object.entries(sitePages).map(([name, { path }]): NamedPage => [
    name,
    (page, { store, category, blog }) => {
      const names = { categorySlug: category.slug, storeSlug: store.slug, blogId: blog._id }
      return goTo(page, addressAt(path, { ...noNames, ...names }))
    },
  ]),
  ['a store from right to left', (page, { rightToLeftStore: { slug } }) => goTo(page, paths.store(slug))],
  ['an open coupon', (page, { store, coupon }) => goTo(page, paths.coupons(store.slug, coupon._id))],
]

async function goTo(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
}

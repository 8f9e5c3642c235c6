import { paths } from '#lib/paths'
import { addressAt, sitePages } from '#domain/page/site-pages'
import { demoNames } from '../features/pages'
import { pagesAboutCoupon } from '../features/recorded'

/** Every public page at an address where the demo content has something to show. */
export async function publicPages(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}/api${path}`)).json()
  const [blog] = (await read('/blogs?limit=1')) as { _id: string }[]
  const names = {
    categorySlug: 'electronics',
    storeSlug: 'zephyr-outfitters',
    blogId: blog?._id ?? '',
    ...demoNames,
  }
  const store = (await read(`/stores/slug/${names.storeSlug}`)) as { _id: string }
  const coupons = (await read(`/stores/coupons/${store._id}`)) as { _id: string; type: string }[]
  const [ended] = (await read(`/stores/coupons/${store._id}?status=expired`)) as { _id: string }[]
  const live = ['coupon', 'deal'].map((kind) => coupons.find(({ type }) => type === kind)?._id)
  const dialogs = [...live, ended?._id]

  const own = Object.values(sitePages).flatMap(({ path }) => {
    const address = addressAt(path, names)
    const isList = path === sitePages.coupons.path
    const isExplore = path === sitePages.explore.path
    const isSearch = path === sitePages.search.path
    return [
      address,
      ...(isList ? dialogs.map((id) => `${address}?couponId=${id}`) : []),
      ...(isExplore ? ['E', 'X'].map((letter) => paths.letter(letter)) : []),
      ...(isSearch ? ['s', 'nothing to find'].map((text) => paths.search(text)) : []),
    ]
  })
  return [...own, ...pagesAboutCoupon(coupons[0]?._id ?? '')]
}

/** Addresses without content. They answer 404 with a page. */
export const missingPages = [
  '/no-such-page',
  '/store/no-such-store',
  '/explore/no-such-category',
  '/blogs/no-such-blog',
  '/store/malformed-%E0%A4%A',
  '/explore?letter=none',
]

/** Every public route (product.md, section 2) at an address where the demo content has something to show. */
export async function publicPages(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}/api${path}`)).json()
  const [blog] = (await read('/blogs?limit=1')) as { _id: string }[]
  const store = (await read('/stores/slug/zephyr-outfitters')) as { _id: string }
  const coupons = (await read(`/stores/coupons/${store._id}`)) as { _id: string; type: string }[]
  const dialogs = ['coupon', 'deal'].map((kind) => coupons.find(({ type }) => type === kind)?._id)
  return [
    '/home',
    '/explore',
    '/explore/electronics',
    '/store/zephyr-outfitters',
    '/coupons/zephyr-outfitters',
    ...dialogs.map((id) => `/coupons/zephyr-outfitters?couponId=${id}`),
    '/reviews',
    '/blogs',
    `/blogs/${blog?._id}`,
    '/our-story',
    '/reach-us',
    '/privacy-policy',
    '/terms-conditions',
    '/cookies-policy',
    '/imprint',
  ]
}

/** Addresses at which there is nothing: they are answered with 404, and with a page all the same. */
export const missingPages = [
  '/no-such-page',
  '/store/no-such-store',
  '/explore/no-such-category',
  '/blogs/no-such-blog',
  '/store/malformed-%E0%A4%A',
]

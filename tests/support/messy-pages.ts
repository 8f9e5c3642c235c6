import { fullest, messyCatalogue } from '#demo/messy/catalogue'
import { messyNames } from '#demo/messy/names'
import type { Blog } from '#domain/blog/blog'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'
import { sitePages } from '#domain/page/site-pages'
import { pagesAboutCoupon } from '../features/recorded'
import { adminPages, couponsOf, createCouponOf } from '../../src/admin/admin-pages'

/** The addresses of a product with the messy catalogue. */
export interface MessyPages {
  public: string[]
  staff: string[]
}

const { stores, categories } = messyCatalogue

/** The slug of the store at this place of the catalogue. */
const slugAt = (at: number) => stores[at]!.fields.slug

/** The store whose name is the first of each kind, and one more of the same kind. */
const storeOfEachKind = Object.values(messyNames).flatMap((names) =>
  [names[0], names.at(-1)].map((name) => stores.findIndex(({ fields }) => fields.name === name)),
)

/** So many dialogs of coupons. */
const dialogs = 8

/** Finds more stores than a page has. */
const searched = 'ma'

/** The pages of the product at this origin. */
export async function messyPages(origin: string): Promise<MessyPages> {
  const read = async <Answer>(path: string) => (await fetch(`${origin}/api${path}`)).json() as Promise<Answer>
  const blogs = await read<Blog[]>('/blogs')
  const store = await read<Store>(`/stores/slug/${encodeURIComponent(slugAt(fullest.coupons))}`)
  const offers = await read<Coupon[]>(`/stores/coupons/${store._id}?limit=${dialogs}`)
  const fixed = Object.values(sitePages).flatMap(({ path }) => (path.includes(':') ? [] : [path]))
  const judged = [...new Set([...storeOfEachKind, fullest.coupons, fullest.reviews])]
  const blogPages = blogs.map(({ _id }) => paths.blog(_id))
  return {
    public: [
      ...fixed,
      ...judged.map((at) => paths.store(slugAt(at))),
      ...categories.slice(0, 14).map(({ form }) => paths.category(form.slug)),
      paths.coupons(slugAt(fullest.coupons)),
      ...offers.map(({ _id }) => paths.coupons(slugAt(fullest.coupons), _id)),
      ...blogPages.slice(0, 10),
      paths.storeReviews(slugAt(fullest.reviews)),
      paths.search(searched),
      ...pagesAboutCoupon(offers[0]!._id),
    ],
    staff: [
      ...Object.values(adminPages).map(({ path }) => path),
      `${adminPages.stores.path}?sort=-rating`,
      couponsOf(store._id),
      createCouponOf(store._id),
      `${adminPages.reviews.path}?state=pending`,
    ],
  }
}

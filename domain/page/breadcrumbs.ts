import { addressAt, sitePages } from './site-pages'

export interface Breadcrumb {
  name: string
  /** Its path, percent-encoded. */
  path: string
}

interface Named {
  name: string
  slug: string
}

interface Placed extends Named {
  category: Named | null
}

const top = ({ menu, path }: { menu: string; path: string }): Breadcrumb => ({ name: menu, path })

const below = (parent: { menu: string; path: string }, ...names: Breadcrumb[]) => [
  top(sitePages.home),
  top(parent),
  ...names,
]

const ofCategory = ({ name, slug }: Named): Breadcrumb => ({
  name,
  path: addressAt(sitePages.category.path, { categorySlug: slug }),
})

const ofStore = ({ category, name, slug }: Placed, ...names: Breadcrumb[]) =>
  below(
    sitePages.explore,
    ...(category ? [ofCategory(category)] : []),
    { name, path: addressAt(sitePages.store.path, { storeSlug: slug }) },
    ...names,
  )

export const breadcrumbs = {
  category: (category: Named) => below(sitePages.explore, ofCategory(category)),
  store: (store: Placed) => ofStore(store),
  coupons: (store: Placed) =>
    ofStore(store, {
      name: 'Coupons',
      path: addressAt(sitePages.coupons.path, { storeSlug: store.slug }),
    }),
  storeReviews: (store: Placed) =>
    ofStore(store, {
      name: 'Reviews',
      path: addressAt(sitePages.storeReviews.path, { storeSlug: store.slug }),
    }),
  blog: ({ _id, title }: { _id: string; title: string }) =>
    below(sitePages.blogs, { name: title, path: addressAt(sitePages.blog.path, { blogId: _id }) }),
}

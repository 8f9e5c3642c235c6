import { addressAt, sitePages } from '#domain/site-pages'
import { isOfStore, type Listing } from './listing'
import type { ListedKind } from './note'

/** The addresses of the pages of something. */
export function pathsOf(listing: Listing): string[] {
  return pathsAt(listing.kind, listing.slug, isOfStore(listing) && listing.hasReviews)
}

/** As pathsOf, for something that may be gone. */
export function pathsAt(kind: ListedKind, slug: string, hasReviews = false): string[] {
  if (kind === 'CATEGORY') return [addressAt(sitePages.category.path, { categorySlug: slug })]
  if (kind === 'BLOG') return [addressAt(sitePages.blog.path, { blogId: slug })]
  const pages = [sitePages.store, sitePages.coupons, ...(hasReviews ? [sitePages.storeReviews] : [])]
  return pages.map(({ path }) => addressAt(path, { storeSlug: slug }))
}

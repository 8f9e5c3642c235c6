import { addressAt, sitePages } from '#domain/page/site-pages'
import { hasLiveOffer, isListed, isOfStore, type Listing } from './listing'
import type { ListedKind } from './subjects'

export function listedPathsOf(listing: Listing, now: Date): string[] {
  if (!isListed(listing, now)) return []
  if (!isOfStore(listing)) return pathsOf(listing)
  const hasOffers = hasLiveOffer(listing, now)
  return pathsAt(listing.kind, listing.slug, { hasOffers, hasReviews: listing.hasReviews })
}

export function pathsOf(listing: Listing): string[] {
  const hasReviews = isOfStore(listing) && (listing.hasReviews || listing.isGone)
  return pathsAt(listing.kind, listing.slug, { hasReviews })
}

function pathsAt(
  kind: ListedKind,
  slug: string,
  { hasOffers = true, hasReviews = false }: { hasOffers?: boolean; hasReviews?: boolean | undefined },
): string[] {
  if (kind === 'CATEGORY') return [addressAt(sitePages.category.path, { categorySlug: slug })]
  if (kind === 'BLOG') return [addressAt(sitePages.blog.path, { blogId: slug })]
  const pages = [
    sitePages.store,
    ...(hasOffers ? [sitePages.coupons] : []),
    ...(hasReviews ? [sitePages.storeReviews] : []),
  ]
  return pages.map(({ path }) => addressAt(path, { storeSlug: slug }))
}

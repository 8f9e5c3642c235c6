import type { Blog } from '#domain/blog/blog'
import type { Coupon } from '#domain/coupon/coupon'
import type { FeedFormat } from '#domain/listing/seo-routes'
import { addressAt, sitePages } from '#domain/page/site-pages'
import type { FeedOffer } from './feed-offers'

/** A feed, whatever its format. All addresses are whole. */
export interface Feed {
  /** It stays when addresses change. */
  id: string
  title: string
  /** The page that shows the same. */
  page: string
  feedAt: (format: FeedFormat) => string
  entries: FeedEntry[]
  /** When what it is about has last changed, beyond its entries. */
  changed?: string | undefined
  /** When it will not be true any more. */
  changesAt?: Date | undefined
}

export interface FeedEntry {
  id: string
  title: string
  page: string
  text: string
  published: string
  updated: string
  /** The name of who has written it; the site by default. */
  author?: string | undefined
}

/** When feeds are said to have begun that have nothing in them yet. */
export const beginning = '2026-01-01T00:00:00.000Z'

/** A name that stays while the site is at its host (RFC 4151). */
export function idOfFeed(address: string, name: string, since = beginning): string {
  return `tag:${new URL(address).hostname},${since.slice(0, 10)}:${name}`
}

/** An offer without its code, which visitors get from its page. */
export function entryOfOffer({ coupon, since, updated }: FeedOffer, address: string): FeedEntry {
  const { _id, storeId: store, title, createdAt } = coupon
  const page = addressAt(sitePages.coupons.path, { storeSlug: store.slug })
  return {
    id: idOfFeed(address, `offer/${_id}`, createdAt),
    title: `${store.name}: ${title}`,
    page: `${address}${page}?couponId=${encodeURIComponent(_id)}`,
    text: textOf(coupon),
    published: since,
    updated,
  }
}

/** What of an offer does not change by itself: nothing of today. */
function textOf({ type, labels, terms }: Coupon): string {
  const way = type === 'coupon' ? 'With a code.' : 'Without a code.'
  const facts = [labels.discount, labels.upTo, labels.minimumSpend].filter((fact) => fact !== null)
  const saving = facts.length > 0 ? `${facts.join(', ')}. ` : ''
  return [saving + way, terms].filter((part) => part !== '').join('\n\n')
}

/** Characters of a blog's beginning. */
const beginningLength = 500

export function entryOfBlog(blog: Blog, address: string): FeedEntry {
  const { _id, title, createdAt, paragraphs, updatedAt, author } = blog
  const text = paragraphs[0]?.paragraphText ?? ''
  const isLong = Array.from(text).length > beginningLength
  return {
    id: idOfFeed(address, `blog/${_id}`, createdAt),
    title,
    page: address + addressAt(sitePages.blog.path, { blogId: _id }),
    text: isLong ? `${Array.from(text).slice(0, beginningLength).join('').trimEnd()}…` : text,
    published: createdAt,
    updated: updatedAt,
    ...(author !== null && { author }),
  }
}

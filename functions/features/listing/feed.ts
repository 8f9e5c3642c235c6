import type { Blog } from '#domain/blog/blog'
import type { Coupon } from '#domain/coupon/coupon'
import type { SyndicationFormat } from '#domain/listing/seo-routes'
import { addressAt, sitePages } from '#domain/page/site-pages'
import type { FeedCoupon } from './feed-coupons'

/** All addresses are absolute. */
export interface Feed {
  /** Stays when addresses change. */
  id: string
  title: string
  page: string
  feedAt: (format: SyndicationFormat) => string
  entries: FeedEntry[]
  /** The subject's last change, apart from its entries. */
  changed?: string | undefined
  changesAt?: Date | undefined
}

export interface FeedEntry {
  id: string
  title: string
  page: string
  text: string
  published: string
  updated: string
  /** @default the site's name */
  author?: string | undefined
}

/** The date of empty feeds. */
export const beginning = '2026-01-01T00:00:00.000Z'

/** Stays while the site is at its host (RFC 4151). */
export function idOfFeed(address: string, name: string, since = beginning): string {
  return `tag:${new URL(address).hostname},${since.slice(0, 10)}:${name}`
}

/** Without its code, which visitors get from its page. */
export function entryOfOffer({ coupon, since, updated }: FeedCoupon, address: string): FeedEntry {
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

/** Only texts that do not change with time. */
function textOf({ type, labels, terms }: Coupon): string {
  const way = type === 'coupon' ? 'With a code.' : 'Without a code.'
  const facts = [labels.discount, labels.upTo, labels.minimumSpend].filter((fact) => fact !== null)
  const saving = facts.length > 0 ? `${facts.join(', ')}. ` : ''
  return [saving + way, terms].filter((part) => part !== '').join('\n\n')
}

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

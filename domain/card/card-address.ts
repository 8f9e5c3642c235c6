import { site } from '#site'
import { cardText } from './card-text'
import type { VisitorRating } from '../review/visitor-rating'

/** Pixels of each card: what networks ask of an image that stands for a page. */
export const cardSize = { width: 1200, height: 630 } as const

/** What a card shows: of a store, of a blog, or, without a title, of the site. */
export interface Card {
  title: string | null
  /** A few words above the title: the category of a store. */
  label: string | null
  rating: { average: number; count: number } | null
}

export interface StoreOfCard {
  name: string
  category: { name: string } | null
  visitorRating: Pick<VisitorRating, 'average' | 'count'>
}

export interface BlogOfCard {
  title: string
}

/** What the card of every other page shows, and of one whose name has a letter that no font has. */
export const cardOfSite: Card = { title: null, label: null, rating: null }

/** Without the number of offers, which changes with time, and without a category that no font can write. */
export function cardOfStore({ name, category, visitorRating: { average, count } }: StoreOfCard): Card {
  if (cardText(name) === null) return cardOfSite
  return {
    title: name,
    label: category && cardText(category.name) !== null ? category.name : null,
    rating: average === null ? null : { average, count },
  }
}

/** What the card of a blog shows. */
export function cardOfBlog({ title }: BlogOfCard): Card {
  return cardText(title) === null ? cardOfSite : { title, label: null, rating: null }
}

/** What a card stands for, in words. */
export function altOf({ title }: Card): string {
  return title ?? site.name
}

/** Paths (product.md, section 29) end with a hash of what the card shows, so it is cached for ever. */
export const cardPaths = {
  store: (store: StoreOfCard & { slug: string }) => pathOf('store', store.slug, cardOfStore(store)),
  blog: (blog: BlogOfCard & { _id: string }) => pathOf('blog', blog._id, cardOfBlog(blog)),
  site: () => pathOfSite,
}

/** The card of pages without one of their own. */
export const siteCard = () => ({ card: { path: cardPaths.site(), alt: altOf(cardOfSite), ...cardSize } })

function pathOf(of: 'store' | 'blog', name: string, card: Card): string {
  if (card === cardOfSite) return cardPaths.site()
  return `/cards/${of}/${encodeURIComponent(name)}/${keyOf(card)}.png`
}

/** The version of the drawing. Increase it when the same content is drawn differently. */
const drawing = 2

const identity = [drawing, site.name, site.tagline, site.address, site.language, site.colours]

function keyOf({ title, label, rating }: Card): string {
  const text = JSON.stringify([identity, title, label, rating && [rating.average, rating.count]])
  return hashOf(text, 0) + hashOf(text, 1)
}

const pathOfSite = `/cards/site/${keyOf(cardOfSite)}.png`

/** A 53-bit hash in base 36 (cyrb53). Not cryptographic. */
function hashOf(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

export interface CardPath {
  of: 'store' | 'blog' | 'site'
  /** The slug of the store, or the id of the blog. */
  name: string
  key: string
}

/** The parts of a path, whatever its key is; null if it is none of a card. */
export function parseCardPath(path: string): CardPath | null {
  const parts = /^\/cards\/(?:(store|blog)\/([^/]+)|site)\/([^/]+)\.png$/.exec(path)
  if (!parts) return null
  const [, of = 'site', name = '', key = ''] = parts
  try {
    return { of: of as CardPath['of'], name: decodeURIComponent(name), key }
  } catch {
    return null
  }
}

import type {
  BlogPosting,
  Graph,
  ItemList,
  Offer,
  OnlineStore,
  Organization,
  Review,
  Thing,
} from 'schema-dts'
import { site } from '#site'
import type { Breadcrumb } from '#domain/page/breadcrumbs'
import { maxRating } from '#domain/review/rating'
import { wholeCharacters } from '#domain/text/xml-text'
import { dayIn } from '#domain/time/zoned-time'
import type { PageMetadata, RatedStore } from '#lib/page-metadata'
import { paths } from '#lib/paths'
import { validity } from './validity'

interface PageAddress {
  address: string
  canonical: string
}

/** In the terms of schema.org. JSON in a page is never run as a script and cannot close its element. */
export function structuredData(facts: PageMetadata, page: PageAddress): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...ofSite(page), ...ofPage(facts, page)],
  }
  const json = JSON.stringify(graph)
  const whole = halves.test(json) ? JSON.stringify(graph, wholeTexts) : json
  const written = whole.replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json" data-page-head="">${written}</script>`
}

/** Halves of a pair of UTF-16, as `JSON.stringify` writes them. */
const halves = /\\ud[89a-f]/
const wholeTexts = (_: string, value: unknown) => (typeof value === 'string' ? wholeCharacters(value) : value)

/** The front page of a network would say that the operator is that network. */
const accountsOf = ({ social }: Pick<typeof site, 'social'>) =>
  Object.values(social).filter((address) => new URL(address).pathname !== '/')

const operator = (address: string) => `${address}/#organization`

function ofSite({ address }: PageAddress): Thing[] {
  const accounts = accountsOf(site)
  const publisher = { '@id': operator(address) }
  const url = `${address}/`
  const own: Organization = {
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    url,
    logo: `${address}/icons/512.png`,
    ...(accounts.length > 0 && { sameAs: accounts }),
  }
  return [{ '@type': 'WebSite', '@id': `${address}/#website`, name: site.name, url, publisher }, own]
}

function ofPage(
  { breadcrumbs, listed, store, offers, blog, card }: PageMetadata,
  page: PageAddress,
): Thing[] {
  return [
    ...(breadcrumbs ? [wayTo(breadcrumbs, page)] : []),
    ...(listed && listed.length > 0 ? [listOf(listed, page)] : []),
    ...(store ? [rated(store, page)] : []),
    ...(offers && offers.live.length > 0 ? listOfOffers(offers, page) : []),
    ...(blog ? [posting(blog, card?.path, page)] : []),
  ]
}

function inOrder<Entry extends object>(entries: Entry[]) {
  return entries.map((entry, at) => ({ '@type': 'ListItem' as const, position: at + 1, ...entry }))
}

function wayTo(breadcrumbs: Breadcrumb[], { address }: PageAddress): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: inOrder(breadcrumbs.map(({ name, path }) => ({ name, item: address + path }))),
  }
}

function listOf(listed: { name: string; path: string }[], { address }: PageAddress): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: inOrder(listed.map(({ name, path }) => ({ name, url: address + path }))),
  }
}

/** A store is no place, so it is not a `Store`. */
function storeNode({ name, slug }: { name: string; slug: string }, { address }: PageAddress): OnlineStore {
  const url = address + paths.store(slug)
  return { '@type': 'OnlineStore', '@id': `${url}#store`, name, url }
}

const stars = { bestRating: maxRating, worstRating: 1 }

const maxReviews = 10

/** Only ratings by visitors, never the one that staff gave. */
function rated(store: RatedStore, page: PageAddress): OnlineStore {
  const { description, logo, visitorRating, reviews } = store
  const { average, count } = visitorRating
  return {
    ...(storeNode(store, page) as Exclude<OnlineStore, string>),
    ...(description !== '' && { description }),
    ...(logo && { image: absolute(logo, page) }),
    ...(average !== null &&
      count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(average.toFixed(1)),
          reviewCount: count,
          ...stars,
        },
        review: reviews.slice(0, maxReviews).map(reviewNode),
      }),
  }
}

function reviewNode({ reviewerName, rating, createdAt }: RatedStore['reviews'][number]): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: reviewerName || 'Anonymous' },
    ...(createdAt !== '' && { datePublished: dayIn(new Date(createdAt), site.timeZone) }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...stars },
  }
}

/** There is no type for a coupon, and the code stays on the page. */
function listOfOffers({ store, live }: NonNullable<PageMetadata['offers']>, page: PageAddress): Thing[] {
  const seller = storeNode(store, page) as Exclude<OnlineStore, string>
  const offers = live.map((offer): Offer => ({
    '@type': 'Offer',
    name: offer.title,
    url: page.address + paths.coupons(store.slug, offer._id),
    ...validity(offer),
    ...(store.category && { category: store.category.name }),
    offeredBy: { '@id': seller['@id'] ?? '' },
  }))
  return [seller, { '@type': 'ItemList', itemListElement: inOrder(offers.map((item) => ({ item }))) }]
}

function posting(
  blog: NonNullable<PageMetadata['blog']>,
  card: string | undefined,
  page: PageAddress,
): BlogPosting {
  const { title, coverImagesPath, author, createdAt, updatedAt } = blog
  const images = coverImagesPath.map((path) => absolute(path, page))
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: page.canonical,
    ...(images.length > 0 ? { image: images } : card && { image: absolute(card, page) }),
    ...(createdAt !== '' && { datePublished: createdAt }),
    ...(updatedAt !== '' && { dateModified: updatedAt }),
    // The site stands for an author who is not named.
    author: author === null ? { '@id': operator(page.address) } : { '@type': 'Person', name: author },
    publisher: { '@id': operator(page.address) },
  }
}

function absolute(image: string, { address }: PageAddress): string {
  return URL.canParse(image, address) ? new URL(image, address).href : address
}

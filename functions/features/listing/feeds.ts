import { slugInPath } from '#domain/api/endpoint'
import { type SyndicationFormat, syndicationFormats, feedPaths, feedTypes } from '#domain/listing/seo-routes'
import { sitePages, addressAt } from '#domain/page/site-pages'
import { site } from '#site'
import type { Item } from '#table/keys'
import { getItem, queryPage } from '#table/read'
import { blogs, toBlog } from '#functions/blog/blog'
import {
  lastChangesIn,
  readNewestCoupons,
  newestOffersIn,
  newestOffersOf,
  type CouponsOfFeed,
} from './feed-coupons'
import { findStoreBySlug } from '#functions/store/find-by-slug'
import { keyOfCategory, keyOfCategorySlug } from '#functions/category/keys'
import { findSlug } from '#functions/entity/slugs'
import { publicCache } from '#functions/http/public-cache'
import { type Feed, entryOfBlog, entryOfOffer, idOfFeed } from './feed'
import { atomOf, jsonFeedOf } from './feed-formats'
import { type SeoResponse, notFoundResponse, type SeoRequest } from './seo-file'

/** One blog may have 300 KB. */
const newestBlogs = 20

export async function feed({ name, address, now }: SeoRequest): Promise<SeoResponse> {
  const [kind, format] = partsOf(name)
  if (!format) return notFoundResponse
  const of = { format, address, now }
  if (kind === 'offers') {
    const about = { title: `${site.name}: newest offers`, page: sitePages.explore.path }
    const found = await readNewestCoupons(now)
    return offersFeed({ ...about, id: idOfFeed(address, 'offers'), feedAt: feedPaths.offers }, found, of)
  }
  if (kind !== 'blogs') return notFoundResponse
  const { items } = await queryPage(blogs.list('newest'), { limit: newestBlogs })
  const entries = items.map((item) => entryOfBlog(toBlog(item), address))
  const about = { title: `${site.name}: blogs`, page: sitePages.blogs.path }
  return answerOf({ ...about, id: idOfFeed(address, 'blogs'), feedAt: feedPaths.blogs, entries }, of)
}

export async function storeFeed(request: SeoRequest): Promise<SeoResponse> {
  return itsFeed(request, {
    lookUp: async (slug) => {
      const store = await findStoreBySlug(slug)
      if (!store || store === 'gone') return store
      return { item: store, offersOf: (now) => newestOffersOf(store, now) }
    },
    feedAt: feedPaths.store,
    pageAt: (slug) => addressAt(sitePages.coupons.path, { storeSlug: slug }),
    gone: 'This store is not here any more.',
  })
}

export async function categoryFeed(request: SeoRequest): Promise<SeoResponse> {
  return itsFeed(request, {
    lookUp: async (slug) => {
      const taken = await findSlug(keyOfCategorySlug, slug)
      if (!taken) return undefined
      const id = String(taken.categoryId)
      const [category, changes] = await Promise.all([getItem(keyOfCategory(id)), lastChangesIn(id)])
      return category ? { item: category, offersOf: (now) => newestOffersIn(category, changes, now) } : 'gone'
    },
    feedAt: feedPaths.category,
    pageAt: (slug) => addressAt(sitePages.category.path, { categorySlug: slug }),
    gone: 'This category is not here any more.',
  })
}

interface About {
  /** The slug may be a former one. */
  lookUp: (
    slug: string,
  ) => Promise<{ item: Item; offersOf: (now: Date) => Promise<CouponsOfFeed> } | 'gone' | undefined>
  feedAt: (slug: string, format: SyndicationFormat) => string
  pageAt: (slug: string) => string
  gone: string
}

/** A former slug redirects. */
async function itsFeed({ name, address, now }: SeoRequest, about: About): Promise<SeoResponse> {
  const [requestedSlug, format] = partsOf(name)
  if (!format) return notFoundResponse
  const { slug } = slugInPath.parse({ slug: requestedSlug })
  const found = await about.lookUp(slug)
  if (found === 'gone') return { status: 410, sentence: about.gone }
  if (!found) return notFoundResponse
  const { item, offersOf } = found
  const currentSlug = String(item.slug)
  if (requestedSlug !== currentSlug) return { location: about.feedAt(currentSlug, format) }
  const of = {
    id: idOfFeed(address, String(item._id), String(item.createdAt)),
    title: `${String(item.name)}: newest offers`,
    page: about.pageAt(currentSlug),
    feedAt: (each: SyndicationFormat) => about.feedAt(currentSlug, each),
  }
  return offersFeed(of, await offersOf(now), { format, address, now })
}

interface Wanted extends Omit<SeoRequest, 'name'> {
  format: SyndicationFormat
}

function offersFeed(of: Omit<Feed, 'entries'>, found: CouponsOfFeed, wanted: Wanted): SeoResponse {
  const { offers, ...ends } = found
  const entries = offers.map((offer) => entryOfOffer(offer, wanted.address))
  return answerOf({ ...of, ...ends, entries }, wanted)
}

/** `page` and `feedAt` are paths. */
function answerOf({ page, feedAt, ...rest }: Feed, { format, address, now }: Wanted): SeoResponse {
  const written = {
    ...rest,
    page: address + page,
    feedAt: (each: SyndicationFormat) => address + feedAt(each),
  }
  return {
    type: `${feedTypes[format]}; charset=utf-8`,
    body: format === 'atom' ? atomOf(written) : jsonFeedOf(written),
    cacheControl: publicCache(rest.changesAt, now),
  }
}

/** The slug may have dots; the last one begins the format. */
function partsOf(name: string): [string, SyndicationFormat | undefined] {
  const dot = name.lastIndexOf('.')
  return [
    name.slice(0, Math.max(dot, 0)),
    syndicationFormats.find((format) => format === name.slice(dot + 1)),
  ]
}

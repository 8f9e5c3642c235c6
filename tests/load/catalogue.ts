import type { ReviewSource } from '#domain/review/review-source'
import { keyOfCounter } from '#functions/entity/keys'
import { keyOfStoreSlug } from '#functions/store/keys'
import { blogs } from '#functions/blog/blog'
import { categoryItems } from '#functions/category/category'
import { couponItem } from '#functions/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { couponWords } from '#functions/coupon/words'
import { blogWords } from '#functions/blog/words'
import { reviewWords } from '#functions/review/words'
import { entriesOf } from '#functions/search/word-index'
import { affixesOf } from '#domain/search/search-keys'
import { keyOfDictionary, mostWords } from '#functions/search/dictionary'
import { utcDayOf } from '#domain/time/utc-day'
import type { Item } from '#table/keys'
import { messageItem } from '#functions/message/message'
import { reviewItem } from '#functions/review/review'
import { visitorRatingItem } from '#functions/review/visitor-rating'
import { storeItems } from '#functions/store/store'
import { newDeletion } from '#functions/store/deletion/deletion'
import { blogForm, categoryForm, couponForm, reviewForm, storeForm } from '../support/content'
import {
  itemsAboutCoupon,
  offerStates,
  itemsWithClickedOffer,
  itemsWithOffer,
  itemsWithStore,
} from '../features/load'

const [hour, aDay] = [3_600_000, 86_400_000]

/** The ids that reads name, by the group of the routes. */
export interface Landmarks extends Partial<Record<string, string>> {
  stores: string
  coupons: string
  reviews: string
  /** A pending review with a picture at `privatePicture`. */
  picturedReviews: string
  blogs: string
}

/** The path of a private picture. The catalogue has no file for it. */
export const privatePicture = '/private/catalogue.png'

const categoryCount = 8

/** How many scheduled offers and editorial reviews there are for each store: 99 in 100 of either. */
const leftOutPerStore = 10

/** How many coupons, approved reviews and pending reviews the first of every hundred stores has. */
const perHundredth = 10

/** Enough for a full page in the smallest catalogue. */
const blogCount = 30

/**
 * Generates the items of a catalogue of this many stores, all of similar size. All names begin alike, which
 * is the hardest case for the search. Fills `landmarks` with the items to read.
 */
export function* catalogueOf(storeCount: number, landmarks: Partial<Landmarks>): Generator<Item, void> {
  // Within the year for which messages are kept.
  let moment = Date.now() - 100 * 24 * 60 * 60_000
  const next = () => new Date((moment += 1000))
  const categories = Array.from({ length: categoryCount }, (_, at) => categoryOf(at, next()))
  yield* categories.flat()
  yield* dictionaryOf('zephyr', 'nothing', 'fifth')
  for (let at = 0; at < storeCount; at++) {
    const [store, ...others] = storeOf(at, categories[at % categoryCount]?.[0]._id as string, next())
    yield store
    yield* others
    // A former slug of the first store.
    if (at === 0) yield { ...others[0], ...keyOfStoreSlug('zephyr-of-old'), former: true }
    for (const follow of itemsWithStore) yield* follow(store)
    if (at % 100 === 0) yield* ofStore(store, next, landmarks)
    if (at % 100 === 50) yield* otherOffersOf(store, next, at === 50)
    if (at % 100 === 99) yield* leftOutOf(store, next, 100 * leftOutPerStore)
  }
  yield { ...keyOfCounter('STORE'), count: storeCount }
  for (let at = 0; at < blogCount + storeCount / 100; at++) {
    const blog = blogOf(next())
    landmarks.blogs ??= blog._id
    yield blog
    yield* entriesOf(blogWords, blog)
    yield messageOf(next())
    for (const [group, itemsAbout] of Object.entries(itemsAboutCoupon)) {
      const items = itemsAbout(landmarks.coupons, next())
      landmarks[group] ??= String(items[0]?._id)
      yield* items
    }
    yield deletionOf(at, categories[0]?.[0]._id as string)
  }
}

function* ofStore(store: Item, next: () => Date, landmarks: Partial<Landmarks>): Generator<Item, void> {
  landmarks.stores ??= store._id as string
  for (let at = 0; at < perHundredth; at++) {
    const coupon = couponOf(store, landmarks.stores === store._id ? 2 : 1, next())
    landmarks.coupons ??= coupon._id
    yield coupon
    yield* entriesOf(couponWords, coupon)
    for (const itemsOf of itemsWithOffer) yield* itemsOf(coupon, store)
    const review = reviewOf(store, true, next())
    landmarks.reviews ??= review._id
    yield review
    yield* entriesOf(reviewWords, review)
    const waiting = reviewOf(store, false, next())
    if (landmarks.picturedReviews === undefined) waiting['profilePicture'] = privatePicture
    landmarks.picturedReviews ??= waiting._id
    yield waiting
    yield* entriesOf(reviewWords, waiting)
  }
  yield visitorRatingItem(store._id as string, [0, 0, 0, 0, perHundredth])
}

/** Offers that are not simply live, those of one store clicked, and reviews for staff to reject. */
function* otherOffersOf(store: Item, next: () => Date, clicked: boolean): Generator<Item, void> {
  const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const states = {
    scheduled: { startsAt: from(10 * aDay) },
    ending: { endsAt: from(20 * hour) },
    expired: { endsAt: from(-10 * aDay) },
    withdrawn: { withdrawn: true },
  }
  for (const [state, lifetime] of Object.entries(states)) {
    for (let at = 0; at < perHundredth; at++) {
      const coupon = couponOf(store, 1, next(), lifetime)
      yield coupon
      yield* entriesOf(couponWords, coupon)
      if (clicked && state === 'ending') for (const follow of itemsWithClickedOffer) yield* follow(coupon)
    }
  }
  for (const itemsOf of Object.values(offerStates)) {
    for (let at = 0; at < perHundredth; at++) yield* itemsOf(couponOf(store, 1, next()), next().toISOString())
  }
  for (let at = 0; at < perHundredth; at++) yield reviewOf(store, false, next())
}

/** What the lists of visitors leave out, newer than what they show. */
function* leftOutOf(store: Item, next: () => Date, count: number): Generator<Item, void> {
  const startsAt = new Date(Date.now() + 10 * aDay).toISOString()
  for (let at = 0; at < count; at++) {
    const coupon = couponOf(store, 0, next(), { startsAt })
    yield coupon
    yield* entriesOf(couponWords, coupon)
    yield reviewOf(store, true, next(), 'editorial')
  }
}

/** As many known words as there may be, in a catalogue of any size. */
function* dictionaryOf(...words: string[]): Generator<Item, void> {
  for (const affix of new Set(words.flatMap(affixesOf))) {
    const known = Array.from({ length: mostWords }, (_, at) => `${affix.slice(1)}${at}`)
    const own = words.filter((word) => word !== 'nothing')
    for (const of of ['STORE', 'OFFER'] as const) {
      yield { ...keyOfDictionary(of, affix), words: new Set([...own, ...known]) }
    }
  }
}

function categoryOf(at: number, now: Date) {
  const name = `Category ${at + 1}`
  const form = categoryForm({ name, topCategory: at % 2 === 0 })
  return categoryItems(form, { imagePath: '/media/category.webp' }, now)
}

function storeOf(at: number, category: string, now: Date) {
  const name = `Zephyr Out${String(at).padStart(6, '0')}`
  // An odd number of ratings, so that the best rated stores are spread over the categories.
  const form = { name, category, rating: (at % 49) / 10, description: 'Sells things. '.repeat(20) }
  return storeItems(storeForm(form), { logo: '/media/logo.webp' }, now)
}

/** Viewed today. The coupons of the first store are the most viewed, in a catalogue of any size. */
function couponOf(store: Item, views: number, now: Date, lifetime: object = {}): CouponItem {
  const form = couponForm({ title: 'A fifth off', ...lifetime, storeId: store._id as string })
  return {
    ...couponItem(form, now),
    viewsDay: utcDayOf(new Date()),
    viewsToday: views,
    viewTotal: views,
  }
}

function reviewOf(store: Item, approved: boolean, now: Date, source: ReviewSource = 'visitor') {
  const text = 'Would buy again. '.repeat(5)
  const form = reviewForm({ text, rating: 5, storeId: store._id as string })
  return reviewItem(form, { approved, profilePicture: null, source }, now)
}

function blogOf(now: Date) {
  const paragraphs = [{ paragraphTitle: 'One', paragraphText: 'Worth reading. '.repeat(20) }]
  return blogs.newItem({ ...blogForm({ title: 'A blog', paragraphs }), coverImagesPath: [] }, now)
}

/** The deletion of a store that can still be restored. */
function deletionOf(at: number, category: string): Item {
  const deletedAt = new Date(Date.now() - (at + 1) * 60_000)
  const [store] = storeOf(at, category, deletedAt)
  return newDeletion(store, deletedAt)
}

function messageOf(now: Date): Item {
  const form = { fullName: 'Rosa', email: 'rosa@example.com', phone: null, message: 'Hello. '.repeat(20) }
  return messageItem(form, now)
}

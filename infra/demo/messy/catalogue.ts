import { reviewSources } from '#domain/review/review-source'
import { proposedSlug } from '#domain/text/proposed-slug'
import { daysBefore } from '../calendar'
import type { Catalogue } from '../catalogue'
import { messyBlogs } from './blogs'
import { messyCovers, messyImage, messyLogos } from './images'
import { messyNames, namesOf } from './names'
import { messyCodes, messyPoints, messyTerms, messyTexts, messyTitles } from './texts'

/** `couponsOfOne` and `reviewsOfOne`: of the fullest store. */
export const messySizes = { stores: 400, categories: 60, couponsOfOne: 200, reviewsOfOne: 128, blogs: 28 }

export const fullest = { coupons: 0, reviews: 1 }

function each<Entry>(list: readonly Entry[], at: number): Entry {
  return list[at % list.length]!
}

function slugsFor(names: readonly string[], otherwise: string): string[] {
  const taken = new Set<string>()
  return names.map((name, at) => {
    const proposed = proposedSlug(name)
    const slug = proposed === '' || taken.has(proposed) ? `${otherwise}-${at}` : proposed
    taken.add(slug)
    return slug
  })
}

const storeNames = namesOf(messySizes.stores)
const storeSlugs = slugsFor(storeNames, 'store')

/** The first ones already have all kinds. */
const categoryNames = Array.from({ length: messySizes.categories }, (_, at) => {
  const kinds = Object.values(messyNames)
  return each(each(kinds, at), Math.floor(at / kinds.length))
})
const categorySlugs = slugsFor(categoryNames, 'category')

const categories = categoryNames.map((name, at): Catalogue['categories'][number] => ({
  key: String(at),
  form: {
    name,
    slug: categorySlugs[at]!,
    description: at % 4 === 0 ? '' : each(messyTexts, at),
    topCategory: at % 3 === 0,
  },
  image: at % 5 === 4 ? null : messyImage(each([...messyCovers, ...messyLogos], at)),
}))

/** A third is in the first category, a tenth in none. The last ten categories stay empty. */
function categoryOf(at: number): string | null {
  if (at % 10 === 9) return null
  return String(at % 3 === 0 ? 0 : at % (messySizes.categories - 10))
}

const stores = storeNames.map((name, at): Catalogue['stores'][number] => ({
  key: String(at),
  category: categoryOf(at),
  fields: {
    name,
    slug: storeSlugs[at]!,
    link: at % 7 === 0 ? `https://example.com/${'path/'.repeat(390)}` : `https://store-${at}.example/`,
    description: each(messyTexts, at),
    rating: (at * 7) % 51 === 0 ? 0 : ((at * 7) % 51) / 10,
    pros: messyPoints(at % 21, at),
    cons: messyPoints((at * 3) % 8, at + 5),
  },
  logo: messyImage(each(messyLogos, at)),
}))

const percentages = [0, 100, 33.33, 5, 99.99, 0.5, 12.5, 50]

function couponOf(store: number, at: number): Catalogue['coupons'][number] {
  const isDeal = at % 4 === 3
  return {
    store: String(store),
    createdAt: daysBefore(at % 90, 3000 + store * 31 + at),
    form: {
      title: each(messyTitles, at),
      percentageOff: each(percentages, at),
      link: at % 9 === 0 ? `https://example.com/${'x'.repeat(1900)}` : 'https://example.com/',
      type: isDeal ? 'deal' : 'coupon',
      ...(!isDeal && { couponCode: each(messyCodes, at) }),
      ...(at % 3 === 1 && { terms: each(messyTerms, at), exclusive: true }),
      ...(at % 5 === 2 && { discount: each(discounts, at), minimumSpend: each(spends, at) }),
    },
    lifetime: each(lifetimes, at),
  }
}

const discounts = [
  { kind: 'amount', value: 999_999_999, currency: 'IDR' },
  { kind: 'shipping' },
  { kind: 'amount', value: 0.01, currency: 'BHD' },
  { kind: 'percent', upTo: 1_000_000_000, currency: 'COP' },
] as const

const spends = [
  { amount: 1_000_000_000, currency: 'VND' },
  { amount: 0.01, currency: 'GBP' },
]

const lifetimes = [
  {},
  {},
  { ends: 1, endsAt: '23:59' },
  {},
  { ends: -1 },
  {},
  { starts: 9 },
  {},
  { ends: 400 },
  {},
  { withdrawn: true as const },
]

const coupons = [
  ...Array.from({ length: messySizes.couponsOfOne }, (_, at) => couponOf(fullest.coupons, at)),
  ...stores.flatMap((_, at) =>
    at === fullest.coupons || at % 4 > 0
      ? []
      : Array.from({ length: (at / 4) % 3 }, (__, of) => couponOf(at, at + of)),
  ),
]

function reviewOf(store: number, at: number): Catalogue['reviews'][number] {
  return {
    store: String(store),
    createdAt: daysBefore(at % 300, 9000 + store * 17 + at),
    approved: at % 8 !== 7,
    source: each(reviewSources, at),
    ...(at % 4 === 1 && { answer: each(messyTexts, at + 3) }),
    picture: at % 6 === 0 ? messyImage(each(messyLogos, at / 6)) : null,
    form: { reviewerName: each(storeNames, at * 5), rating: 1 + (at % 5), text: each(messyTexts, at) },
  }
}

const reviews = [
  ...Array.from({ length: messySizes.reviewsOfOne }, (_, at) => reviewOf(fullest.reviews, at)),
  ...stores.flatMap((_, at) =>
    at === fullest.reviews || at % 5 > 0 ? [] : [reviewOf(at, at), reviewOf(at, at + 1)],
  ),
]

/** `npm start -- --messy`: as ugly as operators' content gets, the same at every start. */
export const messyCatalogue: Catalogue = {
  categories,
  stores,
  coupons,
  reviews,
  blogs: messyBlogs(messySizes.blogs),
  texts: messyTexts,
}

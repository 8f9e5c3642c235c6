import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { blogFormSchema } from '#domain/blog'
import { categoryFormSchema } from '#domain/category'
import { couponFormSchema } from '#domain/coupon'
import { reviewFormSchema } from '#domain/review'
import { storeFormSchema } from '#domain/store'
import { parseImage } from '#functions/images/parsing/parse-image'
import { demoBlogs } from './blogs'
import { demoDay } from './calendar'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { imageAddress, type ImageKind, imageKinds } from './images'
import { demoReviews } from './reviews'
import { demoStores } from './stores'
import { visitsOf } from './views'

const brands = demoStores.map(({ brand }) => brand)

describe('the demo content', () => {
  it('has as many items as the directory needs', () => {
    const pending = demoReviews.filter(({ approved }) => !approved)
    expect({
      categories: demoCategories.length,
      topCategories: demoCategories.filter(({ topCategory }) => topCategory).length,
      stores: demoStores.length,
      blogs: demoBlogs.length,
    }).toEqual({ categories: 8, topCategories: 5, stores: 32, blogs: 6 })
    expect(demoReviews.length).toBeGreaterThanOrEqual(115)
    expect(pending.length).toBeGreaterThanOrEqual(10)
  })

  it('uses curly quotes', () => {
    // Names keep the straight apostrophe that people type in a search.
    const stores = demoStores.map(({ description, pros, cons }) => [description, pros, cons])
    const texts = [demoBlogs, demoCategories, demoCoupons, demoReviews, stores].flatMap(textsIn)
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([])
  })

  it('gives every category four stores', () => {
    const perCategory = demoCategories.map(({ name }) =>
      countOf(demoStores, ({ category }) => category === name),
    )
    expect(perCategory).toEqual(demoCategories.map(() => 4))
  })

  it('gives every store three to six coupons and at least two approved reviews', () => {
    const poor = brands.filter((brand) => {
      const coupons = countOf(demoCoupons, (coupon) => coupon.brand === brand)
      const reviews = countOf(demoReviews, (review) => review.brand === brand && review.approved)
      return coupons < 3 || coupons > 6 || reviews < 2
    })
    expect(poor).toEqual([])
  })

  it('rates stores like their reviews, within half a star', () => {
    const apart = demoStores.filter(({ brand, rating }) => {
      const ratings = demoReviews.flatMap((review) =>
        review.brand === brand && review.approved ? review.rating : [],
      )
      return Math.abs(ratings.reduce((sum, one) => sum + one, 0) / ratings.length - rating) > 0.5
    })
    expect(apart).toEqual([])
  })

  it('is accepted by the forms of staff and visitors', () => {
    const storeId = ulid(0)
    const problems = [
      ...demoCategories.map((category) => problemsOf(categoryFormSchema, category)),
      ...demoStores.map((store) => problemsOf(storeFormSchema, { ...store, category: storeId })),
      ...demoCoupons.map((coupon) => problemsOf(couponFormSchema, { ...coupon, storeId })),
      ...demoReviews.map((review) => problemsOf(reviewFormSchema, { ...review, storeId })),
      ...demoBlogs.map((blog) => problemsOf(blogFormSchema, blog)),
    ]
    expect(problems.flat()).toEqual([])
  })

  it.each([
    ['slugs of stores', demoStores.map(({ slug }) => slug)],
    ['slugs of categories', demoCategories.map(({ slug }) => slug)],
    ['codes', demoCoupons.flatMap(({ couponCode }) => couponCode ?? [])],
    ['titles of coupons', demoCoupons.map(({ title }) => title)],
    ['texts of reviews', demoReviews.map(({ text }) => text)],
    ['names of reviewers', demoReviews.map(({ reviewerName }) => reviewerName)],
    ['times of coupons', demoCoupons.map(({ createdAt }) => createdAt.getTime())],
    ['times of reviews', demoReviews.map(({ createdAt }) => createdAt.getTime())],
  ])('has no two equal %s', (_, values: (string | number)[]) => {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  })

  it('has no dates after the day it was written', () => {
    const late = [...demoCoupons, ...demoReviews, ...demoBlogs].filter(({ createdAt }) => createdAt > demoDay)
    expect(late).toEqual([])
  })
})

describe('the pictures', () => {
  it.each([
    ['logos', brands],
    ['categories', demoCategories.map(({ slug }) => slug)],
    ['covers', demoBlogs.flatMap(({ covers }) => covers.map(({ name }) => name))],
  ] as const)('exist for all %s, and for nothing else', async (kind, names) => {
    const files = await readdir(imageAddress(kind))
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted())
  })

  it.each(Object.keys(imageKinds) as ImageKind[])(
    'among the %s are distinct, small and of one size',
    async (kind) => {
      const { width, height, maxBytes } = imageKinds[kind]
      const files = await readdir(imageAddress(kind))
      const pictures = await Promise.all(files.map((file) => readFile(`${imageAddress(kind)}${file}`)))
      expect(new Set(pictures.map(hashOf)).size).toBe(files.length)
      expect(pictures.map((picture) => parseImage(new Uint8Array(picture)))).toMatchObject(
        files.map(() => ({ format: 'webp', width, height })),
      )
      expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(maxBytes)
    },
  )
})

describe('the visits of a day', () => {
  const coupon = demoCoupons[0]
  const storeId = { _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Zephyr', slug: 'zephyr', logo: null }
  const visits = (day: string) => visitsOf({ storeId, title: coupon?.title ?? '' }, day)

  it('are the same in every call, and different on another day', () => {
    expect(visits('2026-11-01')).toBe(visits('2026-11-01'))
    expect(visits('2026-11-01')).not.toBe(visits('2026-11-02'))
  })

  it('are never zero and never implausibly many', () => {
    const days = Array.from({ length: 300 }, (_, day) => visits(String(day)))
    expect(Math.min(...days)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...days)).toBeLessThanOrEqual(193)
  })
})

function countOf<Entry>(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): number {
  return entries.filter(isWanted).length
}

function problemsOf(schema: z.ZodType, entry: object): string[] {
  const { error } = schema.safeParse(entry)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

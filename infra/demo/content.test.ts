import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { blogFormSchema } from '#domain/blog/blog'
import { categoryFormSchema } from '#domain/category/category'
import { couponFormSchema } from '#domain/coupon/coupon'
import { reviewFormSchema } from '#domain/review/review'
import { storeFormSchema } from '#domain/store/store'
import { parseImage } from '#functions/images/parsing/parse-image'
import { demoBlogs } from './blogs'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { imageAddress, type ImageKind, imageKinds } from './images'
import { demoReviews } from './reviews'
import { demoStores } from './stores'

const brands = demoStores.map(({ brand }) => brand)

describe('the demo content', () => {
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

function problemsOf(schema: z.ZodType, entry: object): string[] {
  const { error } = schema.safeParse(entry)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

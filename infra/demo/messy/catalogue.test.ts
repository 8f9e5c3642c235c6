import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { blogFormSchema } from '#domain/blog/blog'
import { categoryFormSchema } from '#domain/category/category'
import { couponFormSchema } from '#domain/coupon/coupon'
import { reviewFormSchema } from '#domain/review/review'
import { storeFormSchema } from '#domain/store/store'
import { messyCatalogue } from './catalogue'
import { messyCovers, messyImage, messyLogos } from './images'

const { categories, stores, coupons, reviews, blogs } = messyCatalogue
const storeId = ulid(0)

describe('the messy catalogue', () => {
  it('is accepted by the forms of staff and visitors', () => {
    const problems = [
      ...categories.map(({ form }) => problemsOf(categoryFormSchema, form)),
      ...stores.map(({ fields }) => problemsOf(storeFormSchema, fields)),
      ...coupons.map(({ form }) => problemsOf(couponFormSchema, { ...form, storeId })),
      ...reviews.map(({ form }) => problemsOf(reviewFormSchema, { ...form, storeId })),
      ...blogs.map(({ form }) => problemsOf(blogFormSchema, form)),
    ]
    expect(problems.flat()).toEqual([])
  })

  it.each([
    ['stores', stores.map(({ fields }) => fields.slug)],
    ['categories', categories.map(({ form }) => form.slug)],
  ])('gives all %s slugs of their own', (_, slugs) => {
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
  })

  it('names only stores and categories that it has', () => {
    const keys = new Set(stores.map(({ key }) => key))
    expect([...coupons, ...reviews].filter(({ store }) => !keys.has(store))).toEqual([])
    const known = new Set<string | null>([null, ...categories.map(({ key }) => key)])
    expect(stores.filter(({ category }) => !known.has(category))).toEqual([])
  })

  it('has few pictures, which are accepted and used', async () => {
    const files = [...messyLogos, ...messyCovers]
    expect((await readdir(messyImage())).toSorted()).toEqual(files.toSorted())
    const used = new Set([
      ...stores.map(({ logo }) => logo),
      ...categories.map(({ image }) => image),
      ...blogs.flatMap(({ covers }) => covers.map(({ image }) => image)),
    ])
    expect(files.filter((file) => !used.has(messyImage(file)))).toEqual([])
    const sizes = await Promise.all(files.map(sizeOf))
    expect(sizes.toSorted((one, other) => one.ratio - other.ratio).at(-1)?.ratio).toBe(16)
    expect(sizes.filter(({ ratio }) => ratio <= 0.1).length).toBe(2)
  })
})

async function sizeOf(file: (typeof messyLogos)[number] | (typeof messyCovers)[number]) {
  const { width, height } = await sharp(messyImage(file)).metadata()
  return { file, ratio: width / height }
}

function problemsOf(schema: z.ZodType, entry: object): string[] {
  const { error } = schema.safeParse(entry)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

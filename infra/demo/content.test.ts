import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoBlogs } from './blogs'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { imageAddress, type ImageKind, imageKinds } from './images'
import { demoReviews } from './reviews'
import { demoStores } from './stores'

const stores = demoStores.map(({ key }) => key)

describe('the demo content', () => {
  it.each([
    ['slugs of stores', demoStores.map(({ fields }) => fields.slug)],
    ['slugs of categories', demoCategories.map(({ slug }) => slug)],
    ['codes', demoCoupons.flatMap(({ form }) => form.couponCode ?? [])],
    ['titles of coupons', demoCoupons.map(({ form }) => form.title)],
    ['texts of reviews', demoReviews.map(({ form }) => form.text)],
    ['names of reviewers', demoReviews.map(({ form }) => form.reviewerName)],
    ['times of coupons', demoCoupons.map(({ createdAt }) => createdAt.getTime())],
    ['times of reviews', demoReviews.map(({ createdAt }) => createdAt.getTime())],
  ])('has no two equal %s', (_, values: (string | number)[]) => {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  })
})

describe('the pictures', () => {
  it.each([
    ['logos', stores],
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
      expect(await Promise.all(pictures.map((picture) => sharp(picture).metadata()))).toMatchObject(
        files.map(() => ({ format: 'webp', width, height })),
      )
      expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(maxBytes)
    },
  )
})

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

import type * as z from 'zod'
import type { blogFormSchema } from '#domain/blog/blog'
import type { categoryFormSchema } from '#domain/category/category'
import type { couponFormSchema } from '#domain/coupon/coupon'
import type { reviewFormSchema } from '#domain/review/review'
import type { ReviewSource } from '#domain/review/review-source'
import type { storeFormSchema } from '#domain/store/store'
import { demoBlogs } from './blogs'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { imageAddress } from './images'
import type { DemoLifetime } from './offer-details'
import { demoReviews } from './reviews'
import { demoStores } from './stores'

/** Images are paths of files; stores and categories are named by keys. */
export interface Catalogue {
  categories: { key: string; form: z.input<typeof categoryFormSchema>; image: string | null }[]
  stores: {
    key: string
    category: string | null
    fields: Omit<z.input<typeof storeFormSchema>, 'category'>
    logo: string
  }[]
  coupons: {
    store: string
    form: WithoutStore<typeof couponFormSchema>
    lifetime?: DemoLifetime
    createdAt: Date
  }[]
  reviews: {
    store: string
    form: WithoutStore<typeof reviewFormSchema>
    approved: boolean
    /** @default visitor */
    source?: ReviewSource
    answer?: string
    picture: string | null
    createdAt: Date
  }[]
  blogs: {
    form: z.input<typeof blogFormSchema>
    about?: readonly string[]
    covers: { image: string; alt: string }[]
    createdAt: Date
  }[]
}

type WithoutStore<Schema extends z.ZodType<unknown, { storeId: string }>> = Omit<z.input<Schema>, 'storeId'>

export const demoCatalogue: Catalogue = {
  categories: demoCategories.map((form) => ({
    key: form.name,
    form,
    image: imageAddress('categories', form.slug),
  })),
  stores: demoStores,
  coupons: demoCoupons,
  reviews: demoReviews,
  blogs: demoBlogs.map(({ about, covers, createdAt, ...form }) => ({
    about,
    form,
    covers: covers.map(({ name, alt }) => ({ image: imageAddress('covers', name), alt })),
    createdAt,
  })),
}

import { ulid } from 'ulid'
import type * as z from 'zod'
import type { BlogForm } from '#domain/blog/blog'
import type { CategoryForm } from '#domain/category/category'
import { type CouponForm, couponFormSchema } from '#domain/coupon/coupon'
import type { ReviewForm } from '#domain/review/review'
import { slugOf } from '#domain/text/slug'
import type { StoreForm } from '#domain/store/store'

/** A valid id that no item has. */
export const unusedId = ulid(1)

/** A time on a day in May 2026: the same in every run. */
export function at(time: string): Date {
  return new Date(`2026-05-${time}Z`)
}

/** The rating by visitors of a store without reviews. */
export const noReviews = { average: null, count: 0, stars: [0, 0, 0, 0, 0] }

export function storeForm(form: Partial<StoreForm> & { name: string }): StoreForm {
  return {
    slug: slugOf(form.name),
    link: 'https://shop.example.com',
    description: 'Sells things.',
    category: undefined,
    rating: 4.5,
    pros: ['Quick'],
    cons: ['Dear'],
    ...form,
  }
}

type CategoryFields = CategoryForm & { imagePath: string | null }

export function categoryForm(form: Partial<CategoryFields> & { name: string }): CategoryFields {
  return { slug: slugOf(form.name), description: 'Things.', topCategory: false, imagePath: null, ...form }
}

export function couponForm(
  form: Partial<z.input<typeof couponFormSchema>> & { storeId: string },
): CouponForm {
  return couponFormSchema.parse({
    title: 'Everything',
    percentageOff: 20,
    link: 'https://shop.example.com/sale',
    type: 'coupon',
    couponCode: 'SAVE20',
    ...form,
  })
}

export function reviewForm(form: Partial<ReviewForm> & { storeId: string }): ReviewForm {
  return { reviewerName: 'Rosa', text: 'Good.', rating: 4, ...form }
}

export function blogForm(form: Partial<BlogForm> & { title: string }): BlogForm {
  const paragraphs = [{ paragraphTitle: 'One', paragraphText: 'First.' }]
  return { paragraphs, link: null, author: null, storeIds: [], ...form }
}

export function formDataOf(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

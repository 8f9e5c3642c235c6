import type * as z from 'zod'
import { blogFormSchema } from '#domain/blog'
import { categoryFormSchema } from '#domain/category'
import { couponFormSchema } from '#domain/coupon'
import { messageFormSchema } from '#domain/message'
import { reviewFormSchema } from '#domain/review'
import { storeFormSchema } from '#domain/store'
import type { Entity } from '#functions/entities/keys'
import type { Item } from '#table/keys'
import { allItems } from '../support/stored'

/** The form's schema for each kind of item with typed texts, by its sort key. */
const forms: Record<Entity | 'MESSAGE', z.ZodType> = {
  STORE: storeFormSchema,
  CATEGORY: categoryFormSchema,
  COUPON: couponFormSchema,
  REVIEW: reviewFormSchema,
  BLOG: blogFormSchema,
  MESSAGE: messageFormSchema,
}

/** Stored items that the forms' schemas would refuse or change, as texts. */
export async function unacceptable(): Promise<string[]> {
  return (await allItems()).flatMap((item) => {
    const form = Object.hasOwn(forms, item.sk) ? forms[item.sk as keyof typeof forms] : undefined
    return form ? problemOf(item, form) : []
  })
}

/** Parsing a stored item again must not change it. */
function problemOf(item: Item, form: z.ZodType): string[] {
  // Optional fields without a value are stored as null.
  const given = Object.entries({ ...item, category: item.categoryId }).filter(([, value]) => value !== null)
  const stored: Record<string, unknown> = Object.fromEntries(given)
  const { data, error } = form.safeParse(stored)
  if (error) return [`${JSON.stringify(item)} is not accepted: ${error.message}`]
  const changed = Object.entries(data as object).filter(
    ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(stored[name] ?? null),
  )
  return changed.map(([name]) => `${JSON.stringify(item)}: ${name} is not as its schema leaves it`)
}

import * as z from 'zod'
import { endpointOf, routeKeys } from '#domain/api/api'
import { blogFormSchema } from '#domain/blog/blog'
import { categoryFormSchema } from '#domain/category/category'
import { messageFormSchema } from '#domain/message/message'
import { reviewFormSchema } from '#domain/review/review'
import { storeFormSchema } from '#domain/store/store'
import { entityNames } from '#functions/catalogue/all'
import type { Entity } from '#functions/entity/keys'
import type { Item } from '#table/keys'
import { allItems } from '../support/stored'

/** The form's schema of what is created by a call that takes more than its form, such as files. */
const ownForms: Partial<Record<Entity | 'MESSAGE', z.ZodType>> = {
  STORE: storeFormSchema,
  CATEGORY: categoryFormSchema,
  REVIEW: reviewFormSchema,
  BLOG: blogFormSchema,
  MESSAGE: messageFormSchema,
}

/** The form's schema for each kind of item with typed texts, by its sort key. */
const forms: Record<string, z.ZodType> = {
  ...Object.fromEntries(entityNames.map((name) => [name, ownForms[name] ?? sentToCreate(name)])),
  ...ownForms,
}

/** The JSON of the call that creates an item of this entity and answers with it. */
function sentToCreate(name: Entity): z.ZodType {
  const creates = ({ status, answer }: ReturnType<typeof endpointOf>) =>
    status === 201 && z.globalRegistry.get(answer)?.id?.toUpperCase() === name
  const json = routeKeys.map(endpointOf).find(creates)?.json
  if (!json)
    throw new Error(`No call creates a ${name} by JSON. Name its form in tests/fuzz/stored-items.ts.`)
  return json
}

/** Stored items that the forms' schemas would refuse or change, as texts. */
export async function unacceptable(): Promise<string[]> {
  return (await allItems()).flatMap((item) => {
    const form = Object.hasOwn(forms, item.sk) ? forms[item.sk] : undefined
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

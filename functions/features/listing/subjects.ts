import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { categorySchema } from '#domain/category/category'
import { storeFields } from '#domain/features/fields'
import { storeSchema } from '#domain/store/store'
import { couponStatusOf } from '#domain/coupon/coupon-status'
import { toBlog, type StoredBlog } from '#functions/blog/blog'
import type { StoredCategory } from '#functions/category/category'
import { offerFieldsOf } from '#functions/coupon/coupon'
import type { StoredReview } from '#functions/review/stored-review'
import type { StoredStore } from '#functions/store/store'
import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import type { Change } from '#table/change'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { select } from '#table/select'

export const listedKinds = ['STORE', 'CATEGORY', 'BLOG'] as const

export type ListedKind = (typeof listedKinds)[number]

export const isListedKind = (name: string): name is ListedKind => listedKinds.some((kind) => kind === name)

export interface SitemapSubject {
  kind: ListedKind
  id: string
}

export interface ListingUpdate extends SitemapSubject {
  seenAt?: string | undefined
}

interface Rule<Stored> {
  of: (item: Stored) => SitemapSubject
  /** A change of these is announced to search engines. */
  visibleFields: (item: Stored, now: Date) => unknown
  /** After a change of these the listing is only recomputed. */
  otherInputs?: (item: Stored) => unknown
}

/** The fields of an answer, but for these. */
function fieldsOf(item: object, schema: z.ZodObject, leftOut: readonly string[] = []): object {
  const fields = Object.entries(select({ ...item }, schema))
  return Object.fromEntries(fields.filter(([name]) => name !== 'version' && !leftOut.includes(name)))
}

const store: Rule<StoredStore> = {
  of: ({ _id }) => ({ kind: 'STORE', id: _id }),
  // Only out-links know its link and what features add.
  visibleFields: (item) => ({
    ...fieldsOf(item, storeSchema, ['link', ...Object.keys(storeFields)]),
    categoryId: item.categoryId,
  }),
}

const category: Rule<StoredCategory> = {
  of: ({ _id }) => ({ kind: 'CATEGORY', id: _id }),
  visibleFields: (item) => fieldsOf(item, categorySchema),
}

const blog: Rule<StoredBlog & Item> = {
  of: ({ _id }) => ({ kind: 'BLOG', id: _id }),
  visibleFields: (item) => ({ ...toBlog(item), version: 0, updatedAt: '' }),
}

const coupon: Rule<StoredCoupon> = {
  of: ({ storeId }) => ({ kind: 'STORE', id: storeId }),
  visibleFields: (item, now) =>
    ['scheduled', 'withdrawn'].includes(couponStatusOf(item, now)) ? null : offerFieldsOf(item),
  otherInputs: ({ startsAt, endsAt, withdrawnAt }) => ({ startsAt, endsAt, withdrawnAt }),
}

const review: Rule<StoredReview> = {
  of: ({ storeId }) => ({ kind: 'STORE', id: storeId }),
  visibleFields: ({ approved, reviewerName, profilePicture, text, rating, source, answer, editedAt }) =>
    approved ? { reviewerName, profilePicture, text, rating, source, answer, editedAt } : null,
}

const rules: Record<string, Rule<never>> = {
  STORE: store,
  CATEGORY: category,
  BLOG: blog,
  COUPON: coupon,
  REVIEW: review,
}

export const watchedKinds = Object.keys(rules)

export function listingsChangedBy(change: Change): ListingUpdate[] {
  const rule = rules[change.key.sk] as Rule<Item> | undefined
  if (!rule) return []
  // An item that is hidden with its store counts as missing.
  const items = [change.before, change.after].map((each) => (each && !isHidden(each) ? each : undefined))
  const differs = (part: (item: Item) => unknown) => {
    const [before, after] = items.map((each) => (each ? part(each) : null))
    return !isDeepStrictEqual(before, after)
  }
  const isSeen = differs((each) => rule.visibleFields(each, change.at))
  if (!isSeen && !differs((each) => rule.otherInputs?.(each) ?? null)) return []
  // A new item counts as changed at its `createdAt`, so that restoring a backup announces nothing.
  const at = change.before ? change.at.toISOString() : String(change.after?.createdAt)
  const listed = items.flatMap((each) => (each ? rule.of(each) : []))
  return mergedUpdates(listed.map((each) => ({ ...each, seenAt: isSeen ? at : undefined })))
}

export function mergedUpdates(all: readonly ListingUpdate[]): ListingUpdate[] {
  const last = new Map<string, ListingUpdate>()
  for (const { kind, id, seenAt } of all) {
    const name = `${kind}#${id}`
    const known = last.get(name)?.seenAt
    last.set(name, { kind, id, seenAt: seenAt !== undefined && seenAt > (known ?? '') ? seenAt : known })
  }
  return [...last.values()]
}

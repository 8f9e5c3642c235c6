import { isDeepStrictEqual } from 'node:util'
import { couponStatusOf } from '#domain/coupon/coupon-status'
import { toBlog, type StoredBlog } from '#functions/blog/blog'
import type { StoredCategory } from '#functions/category/category'
import { visibleFields } from '#functions/coupon/coupon'
import type { StoredReview } from '#functions/review/review'
import type { StoredStore } from '#functions/store/store'
import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import type { Change } from '#table/change'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'

export const listedKinds = ['STORE', 'CATEGORY', 'BLOG'] as const

export type ListedKind = (typeof listedKinds)[number]

export const isListedKind = (name: string): name is ListedKind => listedKinds.some((kind) => kind === name)

export interface Listed {
  kind: ListedKind
  id: string
}

export interface Due extends Listed {
  seenAt?: string | undefined
}

interface Rule<Stored> {
  of: (held: Stored) => Listed
  shown: (held: Stored, now: Date) => unknown
  facts?: (held: Stored) => unknown
}

const store: Rule<StoredStore> = {
  of: ({ _id }) => ({ kind: 'STORE', id: _id }),
  shown: ({ name, slug, logo, description, rating, pros, cons, categoryId }) => {
    const texts = { name, slug, description, pros, cons }
    return { ...texts, logo, rating, categoryId }
  },
}

const category: Rule<StoredCategory> = {
  of: ({ _id }) => ({ kind: 'CATEGORY', id: _id }),
  shown: ({ name, slug, description, topCategory, imagePath }) => {
    const texts = { name, slug, description }
    return { ...texts, topCategory, imagePath }
  },
}

const blog: Rule<StoredBlog & Item> = {
  of: ({ _id }) => ({ kind: 'BLOG', id: _id }),
  shown: (held) => ({ ...toBlog(held), version: 0, updatedAt: '' }),
}

const coupon: Rule<StoredCoupon> = {
  of: ({ storeId }) => ({ kind: 'STORE', id: storeId }),
  shown: (held, now) =>
    ['scheduled', 'withdrawn'].includes(couponStatusOf(held, now)) ? null : visibleFields(held),
  facts: ({ startsAt, endsAt, withdrawnAt }) => ({ startsAt, endsAt, withdrawnAt }),
}

const review: Rule<StoredReview> = {
  of: ({ storeId }) => ({ kind: 'STORE', id: storeId }),
  shown: ({ approved, reviewerName, profilePicture, text, rating, source, answer, editedAt }) =>
    approved ? { reviewerName, profilePicture, text, rating, source, answer, editedAt } : null,
}

const rules: Record<string, Rule<never>> = {
  STORE: store,
  CATEGORY: category,
  BLOG: blog,
  COUPON: coupon,
  REVIEW: review,
}

export const kinds = Object.keys(rules)

export function listingsChangedBy(change: Change): Due[] {
  const rule = rules[change.key.sk] as Rule<Item> | undefined
  if (!rule) return []
  // An item that is hidden with its store counts as missing.
  const held = [change.before, change.after].map((each) => (each && !isHidden(each) ? each : undefined))
  const differs = (part: (held: Item) => unknown) => {
    const [before, after] = held.map((each) => (each ? part(each) : null))
    return !isDeepStrictEqual(before, after)
  }
  const isSeen = differs((each) => rule.shown(each, change.at))
  if (!isSeen && !differs((each) => rule.facts?.(each) ?? null)) return []
  // A new item counts as changed at its `createdAt`, so that restoring a backup announces nothing.
  const at = change.before ? change.at.toISOString() : String(change.after?.createdAt)
  const listed = held.flatMap((each) => (each ? rule.of(each) : []))
  return joined(listed.map((each) => ({ ...each, seenAt: isSeen ? at : undefined })))
}

export function joined(all: readonly Due[]): Due[] {
  const last = new Map<string, Due>()
  for (const { kind, id, seenAt } of all) {
    const name = `${kind}#${id}`
    const known = last.get(name)?.seenAt
    last.set(name, { kind, id, seenAt: seenAt !== undefined && seenAt > (known ?? '') ? seenAt : known })
  }
  return [...last.values()]
}

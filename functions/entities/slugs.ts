import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/errors'
import { formerSlugCount, slugProblem } from '#domain/slug'
import { tableName } from '#table/client'
import type { Item, Key } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { versionConflict } from '#table/rewrite'
import { putIf, type Write } from '#table/write'

/**
 * The slugs of a store or a category. Each slug is an item that names its holder. Former slugs are marked
 * `former`; they lead to the holder until another takes them as its present slug. The holder lists its former
 * slugs, and the list may still name one that another has taken.
 */
export interface Slugs {
  keyOf: (slug: string) => Key
  /** The holder, as the item of a slug names it. */
  holder: { storeId: string; categoryId: string | null } | { categoryId: string }
  slug: string
  /** The oldest first. */
  formerSlugs: readonly string[]
}

/** The error for a slug that another item has. */
export function slugTaken(slug: string): AppError {
  const message = `The slug '${slug}' is taken.`
  return new AppError('conflict', message, { fields: { slug: message } })
}

/** The present slug, then the former ones. */
export function slugItems({ keyOf, holder, slug, formerSlugs }: Slugs): [Item, ...Item[]] {
  return [
    { ...keyOf(slug), ...holder },
    ...formerSlugs.map((former) => ({ ...keyOf(former), ...holder, former: true })),
  ]
}

/** The item of a present or former slug; undefined for a text that is not a slug. */
export async function findSlug(keyOf: Slugs['keyOf'], slug: string): Promise<Item | undefined> {
  return slugProblem(slug) === null ? getItem(keyOf(slug)) : undefined
}

/** The slugs without the former ones that another has taken. */
async function withoutTaken(slugs: Slugs): Promise<Slugs> {
  const found = await findFormer(slugs)
  return { ...slugs, formerSlugs: slugs.formerSlugs.filter((former) => isOwn(found.get(former), slugs)) }
}

/** The slugs without the former ones that anyone has. */
export async function withoutUsed(slugs: Slugs): Promise<Slugs> {
  const found = await findFormer(slugs)
  return { ...slugs, formerSlugs: slugs.formerSlugs.filter((former) => !found.has(former)) }
}

async function findFormer({ keyOf, formerSlugs }: Slugs): Promise<Map<string, Item>> {
  const items = await getItems(formerSlugs.map(keyOf), { latest: true })
  const byKey = new Map(items.map((item) => [item.pk, item]))
  return new Map(
    formerSlugs.flatMap((former) => {
      const item = byKey.get(keyOf(former).pk)
      return item ? [[former, item] as const] : []
    }),
  )
}

function isOwn(item: Item | undefined, { holder }: Slugs): boolean {
  return item?.former === true && item[ownerOf(holder)] === idOf(holder)
}

/** Takes a slug that is free or only a former one. */
export function takeSlug(item: Item, refusal: AppError): Write {
  return putIf([{ lacks: 'pk' }, { has: 'former' }], item, refusal)
}

/** The writes that change slugs, and the new list of former slugs. */
interface Change {
  writes: Write[]
  holds?: { formerSlugs: string[] | undefined }
}

/**
 * Changes the slug of a holder, or the content of its slug items. The present slug becomes the newest former
 * one. A new holder has no slugs before, a removed one none after.
 */
export async function changeSlugs(slugs: Slugs | undefined, to: Slugs | undefined): Promise<Change> {
  if (!slugs) return { writes: to ? [takeSlug(slugItems(to)[0], slugTaken(to.slug))] : [] }
  if (!to) return { writes: removeSlugs(await withoutTaken(slugs)) }
  if (slugs.slug === to.slug && isDeepStrictEqual(slugs.holder, to.holder)) return { writes: [] }
  const before = await withoutTaken(slugs)
  const formerSlugs = formerAfter(before, to.slug)
  return {
    writes: replaceSlugs(before, { ...to, formerSlugs }),
    holds: { formerSlugs: formerSlugs.length > 0 ? formerSlugs : undefined },
  }
}

function formerAfter({ slug, formerSlugs }: Slugs, next: string): string[] {
  if (slug === next) return [...formerSlugs]
  return [...formerSlugs.filter((each) => each !== next), slug].slice(-formerSlugCount)
}

function replaceSlugs(before: Slugs, after: Slugs): Write[] {
  const old = new Map(slugItems(before).map((item) => [item.pk, item]))
  const items = slugItems(after)
  const kept = new Set(items.map(({ pk }) => pk))
  const gone = [...old.values()].filter(({ pk }) => !kept.has(pk))
  return [
    ...items.flatMap((item) => {
      const known = old.get(item.pk)
      if (!known) return takeSlug(item, slugTaken(after.slug))
      return isDeepStrictEqual(known, item) ? [] : ifStillOwn(before, { Put: { Item: item } })
    }),
    ...gone.map(({ pk, sk }) => ifStillOwn(before, { Delete: { Key: { pk, sk } } })),
  ]
}

/** Removes all slugs, former ones too. */
function removeSlugs(slugs: Slugs): Write[] {
  return slugItems(slugs).map(({ pk, sk }) => ifStillOwn(slugs, { Delete: { Key: { pk, sk } } }))
}

type OnOne = { Put: { Item: Item } } | { Delete: { Key: Key } }

/** The condition that no other item has taken the slug. */
function ifStillOwn({ holder }: Slugs, write: OnOne): Write {
  const condition = {
    TableName: tableName(),
    ConditionExpression: 'attribute_not_exists(pk) OR #owner = :owner',
    ExpressionAttributeNames: { '#owner': ownerOf(holder) },
    ExpressionAttributeValues: { ':owner': idOf(holder) },
  }
  return {
    item:
      'Put' in write
        ? { Put: { ...write.Put, ...condition } }
        : { Delete: { ...write.Delete, ...condition } },
    refusal: versionConflict,
  }
}

function ownerOf(holder: Slugs['holder']): 'storeId' | 'categoryId' {
  return 'storeId' in holder ? 'storeId' : 'categoryId'
}

function idOf(holder: Slugs['holder']): string {
  return 'storeId' in holder ? holder.storeId : holder.categoryId
}

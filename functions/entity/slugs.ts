import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/http/errors'
import { formerSlugCount, slugProblem } from '#domain/text/slug'
import { tableName } from '#table/client'
import type { Item, Key } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { versionConflict } from '#table/rewrite'
import { putNew, requireMissing, type Write } from '#table/write'
import { inParent, keyOf as keys } from './keys'

/**
 * The slugs of a store or a category. Each slug is an item that names its holder. Former slugs are marked
 * `former` and lead to the holder as long as it lives. The holder lists the newest of them, the others are
 * found by its partition (inParent.slugsOf). What was deleted keeps its slugs for a while, so that their
 * addresses can say so; until then another may take them.
 */
export interface Slugs {
  keyOf: (slug: string) => Key
  /** The holder, as the item of its present slug names it. */
  holder: { storeId: string; categoryId: string | null } | { categoryId: string }
  slug: string
  /** The newest ones, the oldest first. */
  formerSlugs: readonly string[]
}

/** The error for a slug that another item has. */
function slugTaken(slug: string): AppError {
  return refusalOf(`The slug '${slug}' is taken.`)
}

/** The error for a slug that another item has had. Lists show it nowhere, so the message names its holder. */
function slugLeadsOn(slug: string, holder: Item): AppError {
  return refusalOf(`The slug '${slug}' leads to '${String(holder.name)}', which had it before.`)
}

function refusalOf(message: string): AppError {
  return new AppError('conflict', message, { fields: { slug: message } })
}

/** The present slug, then the former ones that the holder lists. */
export function slugItems({ keyOf, holder, slug, formerSlugs }: Slugs): [Item, ...Item[]] {
  const owner = { [ownerOf(holder)]: idOf(holder) }
  return [
    { ...keyOf(slug), ...holder, ...inParent.slug(keyOfHolder(holder).pk, slug) },
    ...formerSlugs.map((former) => ({
      ...keyOf(former),
      ...owner,
      ...inParent.slug(keyOfHolder(holder).pk, former),
      former: true,
    })),
  ]
}

/** The item of a present or former slug; undefined for a text that is not a slug. */
export async function findSlug(keyOf: Slugs['keyOf'], slug: string): Promise<Item | undefined> {
  return slugProblem(slug) === null ? getItem(keyOf(slug)) : undefined
}

/**
 * Takes a slug that is free, that the holder has had before, or whose holder is gone. Throws `conflict` for
 * any other.
 */
export async function takeSlug(slugs: Slugs): Promise<Write[]> {
  const [item] = slugItems(slugs)
  const refusal = slugTaken(slugs.slug)
  const found = await getItem({ pk: item.pk, sk: item.sk }, { latest: true })
  if (!found) return [putNew(item, refusal)]
  if (isOwn(found, slugs.holder)) return [putIfOf(slugs.holder, item, versionConflict)]
  const held = holderIn(found)
  const other = keyOfHolder(held)
  const holder = await getItem(other, { latest: true })
  if (holder) throw found.former ? slugLeadsOn(slugs.slug, holder) : refusal
  // It may be restored at this moment.
  return [putIfOf(held, item, refusal), requireMissing(other, versionConflict)]
}

/** The writes that change slugs, and the new list of former slugs. */
interface Change {
  writes: Write[]
  holds?: { formerSlugs: string[] | undefined }
}

/**
 * Changes the slug of a holder, or the content of its present slug. The present slug becomes the newest
 * former one. A new holder has no slugs before. A removed one keeps them.
 */
export async function changeSlugs(slugs: Slugs | undefined, to: Slugs | undefined): Promise<Change> {
  if (!to) return { writes: [] }
  if (!slugs) return { writes: await takeSlug(to) }
  if (slugs.slug === to.slug) {
    if (isDeepStrictEqual(slugs.holder, to.holder)) return { writes: [] }
    return { writes: [putIfOf(to.holder, slugItems(to)[0], versionConflict)] }
  }
  const formerSlugs = [...slugs.formerSlugs.filter((each) => each !== to.slug), slugs.slug]
  const [, former] = slugItems({ ...to, formerSlugs: [slugs.slug] }) as [Item, Item]
  return {
    writes: [...(await takeSlug(to)), putIfOf(to.holder, former, versionConflict)],
    holds: { formerSlugs: formerSlugs.slice(-formerSlugCount) },
  }
}

/** The most slugs that one transaction or one step works on. */
const most = 90

/** The slugs that a holder has, former ones too: all of them, or so many as fit into a transaction. */
export async function readSlugs(slugs: Slugs): Promise<Item[]> {
  const partition = inParent.slugsOf(keyOfHolder(slugs.holder).pk)
  const found = await queryItems({ index: 'byParent', partition }, most)
  const keysOfAll = [...slugItems(slugs), ...found].map(({ pk, sk }) => ({ pk, sk }))
  // The index may be behind.
  const items = await getItems(keysOfAll, { latest: true })
  return items.filter((item) => isOwn(item, slugs.holder)).slice(0, most)
}

/** Lets slugs lead to their holder until a time, in seconds since 1970, after which they name nothing. */
export function expireSlugs(items: readonly Item[], until: number): Write[] {
  return items.map((item) => ({
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: 'SET expiresAt = :until',
        ...conditionOf(holderIn(item), { ':until': until }),
      },
    },
    refusal: versionConflict,
  }))
}

/** Deletes a slug, if it is still that of the holder that its item names. */
export function releaseSlug(item: Item): Write {
  return {
    item: {
      Delete: {
        TableName: tableName(),
        Key: { pk: item.pk, sk: item.sk },
        ...conditionOf(holderIn(item)),
      },
    },
    refusal: versionConflict,
  }
}

/** The condition is that the slug is free, or that of this holder. */
function putIfOf(holder: Holder, item: Item, refusal: AppError): Write {
  return { item: { Put: { TableName: tableName(), Item: item, ...conditionOf(holder) } }, refusal }
}

function conditionOf(holder: Holder, values: Record<string, unknown> = {}) {
  return {
    ConditionExpression: 'attribute_not_exists(pk) OR #owner = :owner',
    ExpressionAttributeNames: { '#owner': ownerOf(holder) },
    ExpressionAttributeValues: { ...values, ':owner': idOf(holder) },
  }
}

type Holder = { storeId: string } | { categoryId: string }

function isOwn(item: Item, holder: Holder): boolean {
  return item[ownerOf(holder)] === idOf(holder)
}

/** The holder of a slug, from its item. */
function holderIn({ pk, storeId, categoryId }: Item): Holder {
  return pk.startsWith('SLUG#STORE#') ? { storeId: String(storeId) } : { categoryId: String(categoryId) }
}

function keyOfHolder(holder: Holder): Key {
  return 'storeId' in holder ? keys.store(holder.storeId) : keys.category(holder.categoryId)
}

function ownerOf(holder: Holder): 'storeId' | 'categoryId' {
  return 'storeId' in holder ? 'storeId' : 'categoryId'
}

function idOf(holder: Holder): string {
  return 'storeId' in holder ? holder.storeId : holder.categoryId
}

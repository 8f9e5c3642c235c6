import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/http/errors'
import { formerSlugCount, slugProblem } from '#domain/text/slug'
import { tableName } from '#table/client'
import type { List } from '#table/cursor'
import { type Item, type Key, indexKeysAt } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { versionConflict } from '#table/if-unchanged'
import { putNew, requireMissing, type Write, writeTo } from '#table/write'
import { type EntityName, itemKey } from './keys'

interface Holder {
  of: EntityName
  id: string
}

/** The field with the id of its holder: `storeId` for STORE. */
const idFieldOf = (of: EntityName) => `${of.toLowerCase()}Id`

/** Each slug is an item that names its holder. A deleted holder keeps its slugs for a while. */
export interface Slugs extends Holder {
  /** `SLUG#{name of the entity}#{slug}`. */
  keyOf: (slug: string) => Key
  slug: string
  /** The newest ones, the oldest first. */
  formerSlugs: readonly string[]
  /** Further fields of the item of the current slug. */
  fields?: Record<string, unknown>
}

function refusalOf(message: string): AppError {
  return new AppError('conflict', message, { fields: { slug: message } })
}

export function slugItems({ of, id, keyOf, slug, formerSlugs, fields }: Slugs): [Item, ...Item[]] {
  const itemOf = (each: string) => ({
    ...keyOf(each),
    [idFieldOf(of)]: id,
    ...indexKeysAt(slugsOf({ of, id }), each),
  })
  return [{ ...itemOf(slug), ...fields }, ...formerSlugs.map((each) => ({ ...itemOf(each), former: true }))]
}

export async function findSlug(keyOf: Slugs['keyOf'], slug: string): Promise<Item | undefined> {
  return slugProblem(slug) === null ? getItem(keyOf(slug)) : undefined
}

/** Throws `conflict` for a slug of another holder that still exists. */
export async function takeSlug(slugs: Slugs): Promise<Write[]> {
  const [item] = slugItems(slugs)
  const refusal = refusalOf(`The slug '${slugs.slug}' is taken.`)
  const found = await getItem({ pk: item.pk, sk: item.sk }, { consistent: true })
  if (!found) return [putNew(item, refusal)]
  const formerHolder = holderIn(found)
  if (formerHolder.id === slugs.id) return [putIfOf(slugs, item, versionConflict)]
  const other = itemKey(formerHolder.of, formerHolder.id)
  const holder = await getItem(other, { consistent: true })
  // Lists show former slugs nowhere, so the message names the holder.
  const leadsOn = `The slug '${slugs.slug}' leads to '${String(holder?.name)}', which had it before.`
  if (holder) throw found.former ? refusalOf(leadsOn) : refusal
  return [putIfOf(formerHolder, item, refusal), requireMissing(other, versionConflict)]
}

/** The current slug becomes the newest former one. A removed holder keeps its slugs. */
export async function changeSlugs(
  slugs: Slugs | undefined,
  to: Slugs | undefined,
): Promise<{ writes: Write[]; fields?: { formerSlugs: string[] } }> {
  if (!to) return { writes: [] }
  if (!slugs) return { writes: await takeSlug(to) }
  if (slugs.slug === to.slug) {
    if (isDeepStrictEqual(slugs.fields, to.fields)) return { writes: [] }
    return { writes: [putIfOf(to, slugItems(to)[0], versionConflict)] }
  }
  const formerSlugs = [...slugs.formerSlugs.filter((each) => each !== to.slug), slugs.slug]
  const [, former] = slugItems({ ...to, formerSlugs: [slugs.slug] }) as [Item, Item]
  return {
    writes: [...(await takeSlug(to)), putIfOf(to, former, versionConflict)],
    fields: { formerSlugs: formerSlugs.slice(-formerSlugCount) },
  }
}

/** What fits into one transaction or step. */
const maxSlugsPerWrite = 90

export async function readSlugs(slugs: Slugs): Promise<Item[]> {
  const found = await queryItems(slugsOf(slugs), maxSlugsPerWrite)
  const keysOfAll = [...slugItems(slugs), ...found].map(({ pk, sk }) => ({ pk, sk }))
  // The index may be behind.
  const items = await getItems(keysOfAll, { consistent: true })
  return items.filter((item) => holderIn(item).id === slugs.id).slice(0, maxSlugsPerWrite)
}

/** `until` is in seconds since 1970. */
export function expireSlugs(items: readonly Item[], until: number): Write[] {
  return items.map((item) =>
    writeTo('Update', item, {
      UpdateExpression: 'SET expiresAt = :until',
      ...conditionOf(holderIn(item), { ':until': until }),
      refusal: versionConflict,
    }),
  )
}

/** The writes for a holder that comes back. Former slugs that others have taken meanwhile stay theirs. */
export async function takeSlugsBack(slugs: Slugs): Promise<Write[]> {
  const held = await readSlugs(slugs)
  const former = held.filter((item) => item.former)
  const lasting = former.map((item) => putIfOf(slugs, { ...item, expiresAt: undefined }, versionConflict))
  return [...(await takeSlug(slugs)), ...lasting]
}

export function releaseSlug(item: Item): Write {
  return writeTo('Delete', item, {
    ...conditionOf(holderIn(item)),
    refusal: versionConflict,
  })
}

function putIfOf(holder: Holder, item: Item, refusal: AppError): Write {
  return { item: { Put: { TableName: tableName(), Item: item, ...conditionOf(holder) } }, refusal }
}

function conditionOf({ of, id }: Holder, values: Record<string, unknown> = {}) {
  return {
    ConditionExpression: 'attribute_not_exists(pk) OR #owner = :owner',
    ExpressionAttributeNames: { '#owner': idFieldOf(of) },
    ExpressionAttributeValues: { ...values, ':owner': id },
  }
}

function holderIn(item: Item): Holder {
  const of = item.pk.split('#')[1] as EntityName
  return { of, id: String(item[idFieldOf(of)]) }
}

function slugsOf({ of, id }: Holder): List {
  return { index: 'byParent', partition: `${itemKey(of, id).pk}#SLUGS` }
}

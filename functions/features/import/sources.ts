import type { FeedSource, ImportForm } from '#domain/import/import'
import { feedSourceSchema } from '#domain/import/import'
import { fold } from '#domain/text/fold'
import { slugOf } from '#domain/text/slug'
import { keyOfStore, keyOfStoreSlug } from '#functions/store/keys'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt, nameOf } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { select } from '#table/select'
import { put, type Write } from '#table/write'
import { keyOfShop, keyOfSource } from './keys'

const sources: List = { index: 'byList', partition: 'SOURCE' }

const mostSources = 1000

export async function listSources(): Promise<FeedSource[]> {
  return (await queryItems(sources, mostSources)).map((item) => select(item, feedSourceSchema))
}

/** What is not sent is as it was the last time. */
export async function sourceOf(form: Omit<ImportForm, 'file'>): Promise<FeedSource> {
  const { source: name, isFull, timeZone, mapping } = form
  const before = (await getItem(keyOfSource(name))) as Partial<FeedSource> | undefined
  const dateOrder = form.dateOrder ?? before?.dateOrder
  const known = mapping && Object.keys(mapping).length > 0 ? mapping : before?.mapping
  return {
    name,
    isFull: isFull ?? before?.isFull ?? false,
    timeZone: timeZone ?? before?.timeZone ?? 'UTC',
    ...(known && { mapping: known }),
    ...(dateOrder && { dateOrder }),
  }
}

export function rememberSource(source: FeedSource): Write {
  return put({ ...source, ...keyOfSource(source.name), ...indexKeysAt(sources, source.name) })
}

export function rememberShop(source: string, advertiser: string, storeId: string): Write {
  return put({ ...keyOfShop(source, advertiser), storeId })
}

/**
 * The stores of advertisers, by their keys: those that staff have named for this source, else those whose
 * whole name is that of the advertiser. Others are left out.
 */
export async function storesOf(
  source: string,
  advertisers: ReadonlyMap<string, string>,
): Promise<Map<string, Item>> {
  const keys = [...advertisers].flatMap(([key, name]) => [keyOfShop(source, key), slugKeyOf(name)])
  const found = new Map((await getItems(keys)).map((item) => [nameOf(item), String(item['storeId'])]))
  const stores = new Map(
    (await getItems([...new Set(found.values())].map(keyOfStore))).map((store) => [store['_id'], store]),
  )
  const mapped = [...advertisers].flatMap(([key, name]): [string, Item][] => {
    const chosen = stores.get(found.get(nameOf(keyOfShop(source, key))))
    if (chosen) return [[key, chosen]]
    const store = stores.get(found.get(nameOf(slugKeyOf(name))))
    return store && fold(String(store['name'])) === fold(name) ? [[key, store]] : []
  })
  return new Map(mapped)
}

const slugKeyOf = (name: string) => keyOfStoreSlug(slugOf(name))

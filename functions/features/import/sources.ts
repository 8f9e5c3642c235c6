import { mostWaiting } from '#domain/api/stats'
import { AppError } from '#domain/http/errors'
import type { ImportForm } from '#domain/import/import'
import { type Source, sourceSchema } from '#domain/import/source'
import { fold } from '#domain/text/fold'
import { slugOf } from '#domain/text/slug'
import { keyOfStore, keyOfStoreSlug } from '#functions/store/keys'
import { differences, updateIfUnchanged, versionConflict } from '#table/if-unchanged'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt, keyText } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { select } from '#table/select'
import { put, putNew, type Write } from '#table/write'
import type { StoredImport } from './import'
import { keyOfImport, keyOfShop, keyOfSource } from './keys'
import { withKeysOfOffer } from './known-offer'

const sources: List = { index: 'byList', partition: 'SOURCE' }

const mostSources = 1000

/** The hash of the feed that was pulled last. */
export interface StoredSource extends Item, Source {
  feedHash?: string | undefined
}

export const noSuchSource = () => new AppError('not_found', 'There is no such source.')

/** A dry run, or what was written and left out shops that nobody knows. */
const isWaiting = ({ state, shops }: StoredImport) =>
  state === 'checked' || (state === 'applied' && shops.length > 0)

/** Sources, each with the import of its last pull that had news. */
export async function readPulls(): Promise<{ source: StoredSource; last: StoredImport | undefined }[]> {
  const all = (await queryItems(sources, mostSources)) as StoredSource[]
  const ids = all.flatMap(({ waitingId }) => waitingId ?? [])
  const imports = (await getItems(ids.map(keyOfImport), { consistent: true })) as StoredImport[]
  return all.map((source) => ({ source, last: imports.find(({ _id }) => _id === source.waitingId) }))
}

/** The sources. An import that waited for staff is named only if it still does. */
export async function listSources(): Promise<Source[]> {
  return (await readPulls()).map(({ source, last }) =>
    toSource({ ...source, waitingId: last && isWaiting(last) ? last._id : null }),
  )
}

/** Whose pulled feed staff have to look at. */
export const sourcesWaiting = {
  imports: async () =>
    (await listSources()).filter(({ waitingId }) => waitingId !== null).slice(0, mostWaiting).length,
}

export const toSource = (stored: Item): Source => select(stored, sourceSchema)

export function newSource(name: string, now: Date): StoredSource {
  return {
    ...keyOfSource(name),
    ...indexKeysAt(sources, name),
    _id: name,
    name,
    isFull: false,
    timeZone: 'UTC',
    pulls: 'never',
    appliesItself: false,
    host: null,
    pulledAt: null,
    problem: null,
    waitingId: null,
    createdAt: now.toISOString(),
    version: 1,
  }
}

/** Sources of the release before were not pulled: they have a name and how their files are read. */
const wholeSource = (item: Item): Item => ({ ...newSource(String(item['name']), new Date(0)), ...item })

export const offerKeys = { EXT: withKeysOfOffer, SOURCE: wholeSource }

interface Read {
  before: StoredSource | undefined
  source: StoredSource
}

/** What is not sent is as it was the last time. */
export async function sourceOf(form: Omit<ImportForm, 'file'>, now: Date): Promise<Read> {
  const { source: name, mapping, isFull, timeZone, dateOrder } = form
  const before = (await getItem(keyOfSource(name))) as StoredSource | undefined
  const isMapped = mapping && Object.keys(mapping).length > 0
  const sent = { isFull, timeZone, dateOrder, mapping: isMapped ? mapping : undefined }
  return { before, source: { ...(before ?? newSource(name, now)), ...defined(sent) } as StoredSource }
}

/** Without those that are undefined. */
export function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}

export function rememberSource({ before, source }: Read): Write[] {
  if (!before) return [putNew(source, versionConflict)]
  if (differences(before, source).length === 0) return []
  return [updateIfUnchanged(before, { ...source, version: before.version + 1 }, ['version'])]
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
  const found = new Map((await getItems(keys)).map((item) => [keyText(item), String(item['storeId'])]))
  const stores = new Map(
    (await getItems([...new Set(found.values())].map(keyOfStore))).map((store) => [store['_id'], store]),
  )
  const mapped = [...advertisers].flatMap(([key, name]): [string, Item][] => {
    const chosen = stores.get(found.get(keyText(keyOfShop(source, key))))
    if (chosen) return [[key, chosen]]
    const store = stores.get(found.get(keyText(slugKeyOf(name))))
    return store && fold(String(store['name'])) === fold(name) ? [[key, store]] : []
  })
  return new Map(mapped)
}

const slugKeyOf = (name: string) => keyOfStoreSlug(slugOf(name))

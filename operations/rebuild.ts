import { blogs } from '#functions/entities/blog'
import { categories, slugsOf as slugsOfCategory, type StoredCategory } from '#functions/entities/category'
import { coupons } from '#functions/entities/coupon'
import { keyOf } from '#functions/entities/keys'
import { withKeysOfMessage } from '#functions/entities/message'
import { reviews } from '#functions/entities/review'
import { slugItems } from '#functions/entities/slugs'
import { searchEntriesOf, slugsOf, type StoredStore, stores } from '#functions/entities/store'
import { changeAsRead, removeAsRead, requireAsRead } from '#migrations/change'
import { type Change, findPass, type Pass, type PassRecord, runPass } from '#migrations/pass'
import { isHidden, keyNames } from '#table/hidden'
import type { Item, Key } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { differences, versionConflict } from '#table/rewrite'
import { putNew, remove, transact, type Write } from '#table/write'

/** What builds an item of each kind from what it holds. */
const builders: Record<string, (held: never) => Item> = {
  STORE: stores.withKeys,
  CATEGORY: categories.withKeys,
  COUPON: coupons.withKeys,
  REVIEW: reviews.withKeys,
  BLOG: blogs.withKeys,
  MESSAGE: withKeysOfMessage,
}

/**
 * An item as today's code would store it, by what it holds; the item itself where nothing builds its kind.
 */
export function rebuilt(item: Item): Item {
  if (item.sk === 'DELETION') return { ...item, store: built(item.store as Item) }
  return isHidden(item) ? rebuiltHidden(item) : built(item)
}

function built(item: Item): Item {
  const build = builders[item.sk]
  const after = build ? build(item as never) : item
  // What a builder leaves out is not there, as in the table.
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as Item
}

/** What is hidden with its deleted store keeps the keys that it will have again. */
function rebuiltHidden(item: Item): Item {
  const { hiddenKeys, ...held } = item
  const shown = built({ ...held, ...(hiddenKeys as object) })
  return { ...item, hiddenKeys: Object.fromEntries(keyNames.flatMap((name) => pick(shown, name))) }
}

function pick(item: Item, name: string): [string, unknown][] {
  return name in item ? [[name, item[name]]] : []
}

/**
 * Every item as today's code would store it, and beside a store or a category its slugs and its search
 * entries.
 */
export const rebuildAll: Pass = {
  name: 'rekey',
  plan: (item) => (isBeside(item) ? planBeside(item) : planItem(item)),
}

/** Begins where the last one was cut off; where it came to its end, at the beginning. */
export async function rebuild(clock: () => Date): Promise<PassRecord> {
  const last = await findPass(rebuildAll.name)
  if (last?.finishedAt !== undefined) await transact([remove(last)])
  return runPass(rebuildAll, clock)
}

async function planItem(item: Item): Promise<Change | undefined> {
  const after = rebuilt(item)
  const names = differences(item, after)
  const beside = await planAllBeside(item, after)
  if (names.length === 0 && beside.length === 0) return undefined
  const own = names.length === 0 ? [requireAsRead(item, item)] : changeAsRead(item, after)
  const lines = [...names, ...beside.map(({ what }) => what)]
  return {
    what: `${item.pk}: ${lines.join(', ')}`,
    writes: [...own, ...beside.flatMap(({ writes }) => writes)],
  }
}

/** What has to be written beside a store or a category; slugs that another has by now are that one's. */
async function planAllBeside(before: Item, after: Item): Promise<Change[]> {
  const expected = besideOf(after)
  const keys = expected.map(({ pk, sk }) => ({ pk, sk }))
  const found = await getItems(keys, { latest: true })
  const byKey = new Map(found.map((item) => [nameOf(item), item]))
  return expected.flatMap((item) => planOneBeside(before, item, byKey.get(nameOf(item))))
}

function planOneBeside(owner: Item, expected: Item, found: Item | undefined): Change[] {
  const what = `${expected.pk} ${expected.sk}`
  // A former slug that is not there was another's, who has given it up.
  if (!found) return expected.former === true ? [] : [{ what, writes: [putNew(expected, versionConflict)] }]
  if (nameOf(ownerOf(found)) !== nameOf(owner) || differences(found, expected).length === 0) return []
  return [{ what, writes: changeAsRead(found, expected) }]
}

/** A slug or a search entry that its owner would not have is of an earlier form, and goes. */
async function planBeside(item: Item): Promise<Change | undefined> {
  const key = ownerOf(item)
  const owner = await getItem(key, { latest: true })
  if (owner && besideOf(rebuilt(owner)).some((each) => nameOf(each) === nameOf(item))) return undefined
  return {
    what: `${item.pk} ${item.sk}: is nobody's`,
    writes: [removeAsRead(item), requireAsRead(key, owner)] satisfies Write[],
  }
}

/** What is written in one transaction with an item: its slugs and its search entries. */
function besideOf(item: Item): Item[] {
  if (item.sk === 'STORE') {
    const store = item as Item & StoredStore
    return [...slugItems(slugsOf(store)), ...searchEntriesOf(store)]
  }
  return item.sk === 'CATEGORY' ? slugItems(slugsOfCategory(item as Item & StoredCategory)) : []
}

function isBeside({ pk, sk }: Item): boolean {
  return sk === 'SLUG' || /^(?:WORD|PAIR)#/.test(pk)
}

function ownerOf({ pk, storeId, categoryId }: Item): Key {
  return pk.startsWith('SLUG#CATEGORY#') ? keyOf.category(String(categoryId)) : keyOf.store(String(storeId))
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}\n${sk}`
}

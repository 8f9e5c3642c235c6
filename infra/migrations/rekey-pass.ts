import { entities } from '#functions/registry/entities'
import { mentionsIn, type StoredBlog } from '#functions/blog/blog'
import { slugsOf as slugsOfCategory, type StoredCategory } from '#functions/category/category'
import { withKeysOfDecision } from '#functions/review/decision'
import { isMention } from '#functions/blog/keys'
import { keyOfCategory } from '#functions/category/keys'
import { itemKey } from '#functions/entity/keys'
import { keysByKind } from '#functions/features/derived-items'
import { derivedItems } from '#functions/registry/derived-items'
import { isSearchEntry } from '#functions/store/search/keys'
import { wordWrites } from '#functions/search/dictionary'
import { keyOfDeletion, keyOfStore } from '#functions/store/keys'
import { withKeysOfMessage } from '#functions/message/message'
import { slugItems } from '#functions/entity/slugs'
import { searchEntriesOf, slugsOf, type StoredStore } from '#functions/store/store'
import { rewriteUnlessChanged, removeUnlessChanged, requireUnlessChanged } from './guarded-writes'
import { dictionaryWordsOf } from '#domain/search/search-keys'
import { type PlannedChange, findPass, type Pass, type PassRecord, runPass } from './pass'
import { isHidden, indexKeyNames } from '#table/hidden'
import { type Item, type Key, keyText } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { differences, versionConflict } from '#table/if-unchanged'
import { putNew, remove, transact, type Write } from '#table/write'

const builders = { MESSAGE: withKeysOfMessage, DECISION: withKeysOfDecision, ...keysByKind }

/** Kinds without a builder stay as they are. */
export function rekeyed(item: Item): Item {
  if (item.sk === 'DELETION') return { ...item, store: withCurrentKeys(item.store as Item) }
  return isHidden(item) ? rekeyedHidden(item) : withCurrentKeys(item)
}

function builderOf(kind: string): ((item: never) => Item) | undefined {
  if (kind in entities) return entities[kind as keyof typeof entities].withKeys
  return kind in builders ? builders[kind as keyof typeof builders] : undefined
}

function withCurrentKeys(item: Item): Item {
  const after = builderOf(item.sk)?.(item as never) ?? item
  // Undefined attributes are left out, as in the table.
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as Item
}

/** A hidden item keeps its future keys in `hiddenKeys`. */
function rekeyedHidden(item: Item): Item {
  const { hiddenKeys, ...kept } = item
  const shown = withCurrentKeys({ ...kept, ...(hiddenKeys as object) })
  return { ...item, hiddenKeys: Object.fromEntries(indexKeyNames.flatMap((name) => pick(shown, name))) }
}

function pick(item: Item, name: string): [string, unknown][] {
  return name in item ? [[name, item[name]]] : []
}

export const rekeyPass: Pass = {
  name: 'rekey',
  plan: (item) => {
    const derived = derivedItems.find(({ isOwn }) => isOwn(item))
    if (derived) return planDerived(item, derived.ownerOf(item))
    return isDependent(item) ? planDependent(item) : planItem(item)
  },
}

/** Continues an interrupted run. After a complete one it starts again. */
export async function rekeyAll(clock: () => Date): Promise<PassRecord> {
  const last = await findPass(rekeyPass.name)
  if (last?.finishedAt !== undefined) await transact([remove(last)])
  return runPass(rekeyPass, clock)
}

export async function planItem(item: Item, after = rekeyed(item)): Promise<PlannedChange | undefined> {
  const names = differences(item, after)
  const dependents = [
    ...(await planDependents(item, after)),
    ...(await planOwnDerived(item)),
    ...(await planKnownWords(after)),
  ]
  if (names.length === 0 && dependents.length === 0) return undefined
  const own = names.length === 0 ? [requireUnlessChanged(item, item)] : rewriteUnlessChanged(item, after)
  const lines = [...names, ...dependents.map(({ what }) => what)]
  return {
    what: `${item.pk}: ${lines.join(', ')}`,
    writes: [...own, ...dependents.flatMap(({ writes }) => writes)],
  }
}

/** Slugs that another has taken are left alone. */
async function planDependents(before: Item, after: Item): Promise<PlannedChange[]> {
  const expected = dependentsOf(after)
  const keys = expected.map(({ pk, sk }) => ({ pk, sk }))
  const found = await getItems(keys, { consistent: true })
  const byKey = new Map(found.map((item) => [keyText(item), item]))
  return expected.flatMap((item) => planOneBeside(before, item, byKey.get(keyText(item))))
}

function planOneBeside(owner: Item, expected: Item, found: Item | undefined): PlannedChange[] {
  const what = `${expected.pk} ${expected.sk}`
  // A missing former slug was taken by another, which no longer has it.
  if (!found) return expected.former === true ? [] : [{ what, writes: [putNew(expected, versionConflict)] }]
  if (keyText(ownerOf(found)) !== keyText(owner) || differences(found, expected).length === 0) return []
  return [{ what, writes: rewriteUnlessChanged(found, expected) }]
}

async function planDependent(item: Item): Promise<PlannedChange | undefined> {
  const key = ownerOf(item)
  const owner = await getItem(key, { consistent: true })
  if (owner && dependentsOf(rekeyed(owner)).some((each) => keyText(each) === keyText(item))) return undefined
  if (item.sk === 'SLUG' && (await isKeptSlug(item, owner))) return undefined
  return {
    what: `${item.pk} ${item.sk}: is nobody's`,
    writes: [removeUnlessChanged(item), requireUnlessChanged(key, owner)] satisfies Write[],
  }
}

async function planOwnDerived(item: Item): Promise<PlannedChange[]> {
  const plans = derivedItems.map(async ({ what, recomputeWrites }) => ({
    what,
    writes: await recomputeWrites(item, new Date()),
  }))
  return (await Promise.all(plans)).filter(({ writes }) => writes.length > 0)
}

async function planKnownWords({ sk, name }: Item): Promise<PlannedChange[]> {
  const writes = sk === 'STORE' ? await wordWrites('STORE', dictionaryWordsOf(String(name))) : []
  return writes.length === 0 ? [] : [{ what: 'known words', writes }]
}

async function planDerived(item: Item, owner: Key): Promise<PlannedChange | undefined> {
  if (await getItem(owner, { consistent: true })) return undefined
  const writes = [removeUnlessChanged(item), requireUnlessChanged(owner, undefined)]
  return { what: `${item.pk} ${item.sk}: is nobody's`, writes }
}

/** Older former slugs are listed nowhere, and what was deleted keeps its slugs for a while. */
async function isKeptSlug({ former, storeId, expiresAt }: Item, owner: Item | undefined): Promise<boolean> {
  if (owner || expiresAt !== undefined) return owner === undefined || former === true
  if (typeof storeId !== 'string') return false
  return (await getItem(keyOfDeletion(storeId), { consistent: true })) !== undefined
}

function dependentsOf(item: Item): Item[] {
  if (item.sk === 'BLOG') return mentionsIn(item as Item & StoredBlog)
  if (item.sk === 'STORE') {
    const store = item as Item & StoredStore
    return [...slugItems(slugsOf(store)), ...searchEntriesOf(store)]
  }
  return item.sk === 'CATEGORY' ? slugItems(slugsOfCategory(item as Item & StoredCategory)) : []
}

function isDependent(item: Item): boolean {
  return item.sk === 'SLUG' || isSearchEntry(item) || isMention(item)
}

function ownerOf(item: Item): Key {
  const { pk, storeId, categoryId } = item
  if (isMention(item)) return itemKey('BLOG', item.sk)
  return pk.startsWith('SLUG#CATEGORY#') ? keyOfCategory(String(categoryId)) : keyOfStore(String(storeId))
}

import { AppError } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import { type Import, importSchema, rowStates } from '#domain/import/import'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt } from '#table/keys'
import { getItem, readPage } from '#table/read'
import { replace, rewrite } from '#table/rewrite'
import { select } from '#table/select'
import { keyOfImport } from './keys'

export interface StoredImport extends Item, Import {
  network: string
  /** The sort key of the last row that was handled. */
  position?: string | undefined
}

const imports: List = { index: 'byList', partition: 'IMPORT', descending: true }

export const importKeys = (id: string) => ({ ...keyOfImport(id), ...indexKeysAt(imports, id) })

export const noSuchImport = () => new AppError('not_found', 'There is no such import.')

export async function readImport(id: string): Promise<StoredImport> {
  const item = await getItem(keyOfImport(id), { consistent: true })
  if (!item) throw noSuchImport()
  return item as StoredImport
}

export const noRows = Object.fromEntries(rowStates.map((state) => [state, 0])) as Import['counts']

/** An older one has no count of a state that was added since, and names nothing that it has skipped. */
export function toImport(stored: Item): Import {
  const counts = { ...noRows, ...(stored.counts as Import['counts']) }
  return select({ skipped: [], ...stored, counts }, importSchema)
}

export function listImports(page: PageRequest): Promise<Page<Import>> {
  return readPage(imports, page, (items) => items.map(toImport))
}

/** Nothing is written where nothing changes. Throws `not_found`, `conflict`, and what `change` throws. */
export function changeImport(
  id: string,
  change: (before: StoredImport) => Partial<StoredImport>,
): Promise<StoredImport> {
  const target = { key: keyOfImport(id), versions: undefined, missing: noSuchImport() }
  return rewrite(target, (item) => {
    const before = item as StoredImport
    if (!('skipped' in item)) throw isOutdated
    const changes = change(before)
    if (Object.keys(changes).length === 0) return { writes: [], result: before }
    const after = { ...before, ...changes, version: before.version + 1 }
    return { writes: [replace(before, after)], result: after }
  })
}

const isOutdated = new AppError(
  'conflict',
  'This import is older than an update of the product. Please send its file again, and edit what it wrote.',
)

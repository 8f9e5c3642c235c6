import { AppError } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import { type Import, importSchema, rowStates } from '#domain/import/import'
import { updateAsRead, versionConflict } from '#table/as-read'
import type { List } from '#table/cursor'
import { type Item, indexKeysAt } from '#table/keys'
import { getItem, readPage } from '#table/read'
import { select } from '#table/select'
import { transact } from '#table/write'
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

/** An older one has no count of a state that was added since. */
export const toImport = (stored: Item): Import =>
  select(stored, importSchema, { counts: { ...noRows, ...(stored['counts'] as Import['counts']) } })

export function listImports(page: PageRequest): Promise<Page<Import>> {
  return readPage(imports, page, (items) => items.map(toImport))
}

/** Throws `versionConflict` if another call was faster. */
export async function writeImport(before: StoredImport, changes: Partial<StoredImport>): Promise<Import> {
  const after = { ...before, ...changes, version: before.version + 1 }
  await transact([updateAsRead(before, after, ['version'])])
  return toImport(after)
}

/** If another call was faster its result is returned. */
export async function saveImport(before: StoredImport, changes: Partial<StoredImport>): Promise<Import> {
  try {
    return await writeImport(before, changes)
  } catch (error) {
    if (error !== versionConflict) throw error
    return toImport(await readImport(before._id))
  }
}

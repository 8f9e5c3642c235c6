import * as z from 'zod'
import { type Page, type PageRequest, unlimitedCount } from '#domain/http/paging'
import { type ImportRow, importRowSchema, type importRowsSchema } from '#domain/import/import'
import { storeReferences, toStoreReference } from '#functions/store/references'
import { firstThatFit } from '#table/answer-size'
import { cursorOf, readCursor } from '#table/cursor'
import type { Item } from '#table/keys'
import { select } from '#table/select'
import { rowsOf } from './keys'
import { readRows, type StoredRow } from './rows'

/** So many are looked through for those with an outcome, which no key has. */
const lookedThrough = 1000

export async function listRows(
  importId: string,
  { state, outcome, limit = unlimitedCount, cursor }: PageRequest & z.infer<typeof importRowsSchema>,
): Promise<Page<ImportRow>> {
  const position = z.string().startsWith(rowsOf(state)).max(200)
  const after = cursor === undefined ? undefined : readCursor(cursor, position)
  const most = outcome === undefined ? limit + 1 : lookedThrough
  const found = await readRows(importId, most, { state, after })
  const wanted = outcome === undefined ? found : found.filter(({ done }) => done?.outcome === outcome)
  const rows = firstThatFit(wanted.slice(0, limit))
  const isMore = outcome !== undefined && found.length === lookedThrough
  const stores = await storeReferences([...new Set(rows.flatMap(({ storeId }) => storeId ?? []))])
  const last = rows.length < wanted.length ? rows.at(-1) : found.at(-1)
  return {
    items: rows.map((row) => toRow(row, stores.get(row.storeId ?? ''))),
    next: last && (rows.length < wanted.length || isMore) ? cursorOf(last.sk) : undefined,
  }
}

const absent = {
  store: null,
  couponId: null,
  sameAs: null,
  reason: null,
  cells: null,
  outcome: null,
  message: null,
}

function toRow({ done, ...row }: StoredRow, store: Item | undefined): ImportRow {
  const _id = row.sk.slice(rowsOf().length).replace(/[#/]/g, '-')
  const title = row.title === '' ? 'Without a title' : row.title
  const own = { ...absent, ...row, ...done, title }
  return select(own, importRowSchema, { _id, ...(store && { store: toStoreReference(store) }) })
}

import * as z from 'zod'
import { type Page, type PageRequest, defaultPageLimit } from '#domain/http/paging'
import { type ImportRow, importRowSchema, type importRowsSchema } from '#domain/import/import'
import { storeReferences, toStoreReference } from '#functions/store/references'
import { firstThatFit } from '#table/answer-size'
import { cursorOf, readCursor } from '#table/cursor'
import type { Item } from '#table/keys'
import { select } from '#table/select'
import { readImport } from './import'
import { rowsOf } from './keys'
import { readKnownOffers } from './known-offer'
import { readRows } from './rows'

export async function listRows(
  importId: string,
  { state, limit = defaultPageLimit, cursor }: PageRequest & z.infer<typeof importRowsSchema>,
): Promise<Page<ImportRow>> {
  const prefix = rowsOf(state)
  const position = z.string().startsWith(prefix).max(200)
  const after = cursor === undefined ? undefined : readCursor(cursor, position)
  const [{ network }, found] = await Promise.all([
    readImport(importId),
    readRows(importId, limit + 1, { prefix, after }),
  ])
  const rows = firstThatFit(found.slice(0, limit))
  const added = rows.flatMap((row) => (row.state === 'new' ? (row.externalId ?? []) : []))
  const [stores, offers] = await Promise.all([
    storeReferences([...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]),
    readKnownOffers(network, added),
  ])
  const last = rows.at(-1)
  return {
    items: rows.map((row) => {
      const couponId = row.couponId ?? offers.get(row.externalId ?? '')?.couponId ?? null
      return toRow({ ...absent, ...row, couponId }, stores.get(row.storeId ?? ''))
    }),
    next: last && rows.length < found.length ? cursorOf(last.sk) : undefined,
  }
}

const absent = { store: null, sameAs: null, reason: null, cells: null }

function toRow(row: Item, store: Item | undefined): ImportRow {
  return select(row, importRowSchema, {
    _id: row.sk.slice(rowsOf().length).replace(/[#/]/g, '-'),
    title: String(row['title']) || 'Without a title',
    ...(store && { store: toStoreReference(store) }),
  })
}

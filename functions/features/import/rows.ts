import * as z from 'zod'
import type { Page, PageRequest } from '#domain/http/paging'
import { unlimitedCount } from '#domain/http/paging'
import { importRowSchema, importTimes, type ImportRow, type RowState } from '#domain/import/import'
import { storeReferences, toStoreReference } from '#functions/store/references'
import { updateAsRead } from '#table/as-read'
import { firstThatFit } from '#table/answer-size'
import { cursorOf, readCursor } from '#table/cursor'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { queryPartition } from '#table/read'
import { select } from '#table/select'
import { put, transact, type Write } from '#table/write'
import { keyOfImport, keyOfRow, rowsOf } from './keys'
import type { RowPlan } from './plan-row'
import { AppError } from '#domain/http/errors'

/** A row with its plan, and what became of it. */
export interface Row extends RowPlan {
  line: number | null
  title: string
  shop: string
  /** The key of its advertiser, and its own id, in the feed. */
  advertiser?: string
  externalId?: string
  hash?: string
  outcome?: ImportRow['outcome']
  message?: string | null
}

export type StoredRow = Item & Row

export function rowItem(importId: string, row: Row, place: string | number, now: Date): StoredRow {
  const expiresAt = Math.ceil(now.getTime() / 1000) + importTimes.keptDays * 86_400
  return { ...row, ...keyOfRow(importId, row.state, String(place)), expiresAt }
}

/** Few enough for one transaction, whose rows may have the longest texts. */
const rowsPerWrite = 50

export async function putRows(rows: readonly StoredRow[]): Promise<void> {
  const count = Math.ceil(rows.length / rowsPerWrite)
  const parts = Array.from({ length: count }, (_, at) =>
    rows.slice(at * rowsPerWrite, (at + 1) * rowsPerWrite),
  )
  await inBatches(parts, (part) => transact(part.map(put)))
}

export async function readRows(
  importId: string,
  count: number,
  { state, after }: { state?: RowState; after?: string | undefined } = {},
): Promise<StoredRow[]> {
  const { pk } = keyOfImport(importId)
  const range = { beginsWith: rowsOf(state), isConsistent: true }
  return (await queryPartition(
    pk,
    range,
    count,
    after === undefined ? undefined : { pk, sk: after },
  )) as StoredRow[]
}

export async function listRows(
  importId: string,
  { state, limit = unlimitedCount, cursor }: PageRequest & { state?: RowState | undefined },
): Promise<Page<ImportRow>> {
  const after =
    cursor === undefined ? undefined : readCursor(cursor, z.string().startsWith(rowsOf(state)).max(100))
  const found = await readRows(importId, limit + 1, { ...(state && { state }), after })
  const rows = firstThatFit(found.slice(0, limit))
  const stores = await storeReferences([...new Set(rows.flatMap(({ storeId }) => storeId ?? []))])
  const last = rows.at(-1)
  return {
    items: rows.map((row) => toRow(row, stores.get(row.storeId ?? ''))),
    next: last && found.length > rows.length ? cursorOf(last.sk) : undefined,
  }
}

const absent = { store: null, couponId: null, reason: null, outcome: null, message: null }

function toRow(row: StoredRow, store: Item | undefined): ImportRow {
  const _id = row.sk.slice(rowsOf().length).replace('#', '-')
  const title = row.title === '' ? 'Without a title' : row.title
  return select({ ...absent, ...row, title }, importRowSchema, {
    _id,
    ...(store && { store: toStoreReference(store) }),
  })
}

/** Thrown if another call has handled the row. */
export const handledBefore = new AppError('conflict', 'This row has been handled already.')

type Outcome = Pick<Row, 'outcome' | 'message' | 'couponId'>

/** Only while its outcome is as it was read. */
export function writeOutcome(row: StoredRow, { outcome, message = null, couponId }: Outcome): Write {
  const after = { ...row, outcome, message, couponId: couponId ?? row.couponId }
  return updateAsRead(row, after, ['outcome'], handledBefore)
}

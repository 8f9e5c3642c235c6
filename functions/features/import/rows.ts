import { gunzipSync, gzipSync } from 'node:zlib'
import { AppError } from '#domain/http/errors'
import { importTimes, type ImportRow, type RowState } from '#domain/import/import'
import { updateAsRead } from '#table/as-read'
import type { Item, Key } from '#table/keys'
import { getItems, queryPartition } from '#table/read'
import { put, putNew, transact, type Write } from '#table/write'
import { keyOfImport, keyOfOutcome, keyOfRows, rowsOf } from './keys'
import type { RowPlan } from './plan-row'

/** A row with its plan. */
export interface Row extends RowPlan {
  line: number | null
  title: string
  shop: string
  /** The key of its advertiser, and its own id, in the feed. */
  advertiser?: string
  externalId?: string
  hash?: string
  cells?: string[] | null
  sameAs?: NonNullable<ImportRow['sameAs']>
}

/** What became of it. */
interface Outcome extends Item {
  outcome: NonNullable<ImportRow['outcome']>
  message: string | null
  couponId?: string
}

/** Its sort key is that of its rows, a slash, and its place among them. */
export type StoredRow = Row & Key & { done?: Outcome | undefined }

const limits = { rows: 50, bytes: 200_000 }

/** Rows are stored many to an item, compressed: 10,000 items would cost minutes of a partition. */
export function rowsItem(
  importId: string,
  state: RowState,
  name: string,
  rows: readonly Row[],
  now: Date,
): Item {
  const expiresAt = Math.ceil(now.getTime() / 1000) + importTimes.keptDays * 86_400
  const packed = gzipSync(JSON.stringify(rows)).toString('base64')
  return { ...keyOfRows(importId, state, name), packed, expiresAt }
}

export function unpacked({ packed }: Item): Row[] {
  return JSON.parse(gunzipSync(Buffer.from(String(packed), 'base64')).toString()) as Row[]
}

/** Rows of one state, in parts that each fit into an item. */
export function* inParts(rows: readonly Row[]): Generator<Row[], void> {
  let [part, bytes]: [Row[], number] = [[], 0]
  for (const row of rows) {
    part.push(row)
    bytes += Buffer.byteLength(JSON.stringify(row))
    if (part.length < limits.rows && bytes < limits.bytes) continue
    yield part
    ;[part, bytes] = [[], 0]
  }
  if (part.length > 0) yield part
}

interface Wanted {
  state?: RowState | undefined
  /** The sort key of the row before. */
  after?: string | undefined
}

/** Items with rows, from the one of this row on. */
export async function readItems(importId: string, count: number, { state, after }: Wanted): Promise<Item[]> {
  const prefix = rowsOf(state)
  const [from = prefix] = after?.split('/') ?? []
  const range = { from, to: `${prefix}~`, isConsistent: true }
  return queryPartition(keyOfImport(importId).pk, range, count)
}

/** Rows with what became of them, in the order of their states. */
export async function readRows(importId: string, count: number, wanted: Wanted = {}): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  let after = wanted.after
  for (;;) {
    const items = await readItems(importId, Math.ceil(count / limits.rows) + 1, { ...wanted, after })
    const found = items.flatMap(rowsIn).filter(({ sk }) => after === undefined || sk > after)
    rows.push(...found)
    after = found.at(-1)?.sk
    if (found.length === 0 || rows.length >= count) break
  }
  const asked = rows.slice(0, count)
  const outcomes = (await getItems(asked.map(keyOfOutcome), { consistent: true })) as Outcome[]
  const done = new Map(outcomes.map((outcome) => [outcome.sk, outcome]))
  return asked.map((row) => ({ ...row, done: done.get(keyOfOutcome(row).sk) }))
}

function rowsIn(item: Item): StoredRow[] {
  return unpacked(item).map((row, at) => ({
    ...row,
    pk: item.pk,
    sk: `${item.sk}/${String(at).padStart(3, '0')}`,
  }))
}

/** Thrown if another call has handled the row. */
export const handledBefore = new AppError('conflict', 'This row has been handled already.')

/** Only while the outcome is as it was read. */
export function writeOutcome(
  row: StoredRow,
  { outcome, message = null, couponId = row.couponId }: Partial<Outcome>,
): Write {
  const after = { ...row.done, ...keyOfOutcome(row), outcome, message, couponId }
  return row.done ? updateAsRead(row.done, after, ['outcome'], handledBefore) : putNew(after, handledBefore)
}

/** False if another call has handled the row. */
export function writeOnce(writes: Write[]): Promise<boolean> {
  return transact(writes).then(
    () => true,
    (error: unknown) => {
      if (error !== handledBefore) throw error
      return false
    },
  )
}

export const putRows = (...of: Parameters<typeof rowsItem>): Write => put(rowsItem(...of))

import { gunzipSync, gzipSync } from 'node:zlib'
import { importTimes, type ImportRow } from '#domain/import/import'
import { type Item, type Key, key } from '#table/keys'
import { queryPartition } from '#table/read'
import { keyOfImport, rowsOf } from './keys'
import type { RowPlan } from './plan-row'

/** A row with its plan. */
export interface Row extends RowPlan {
  line: number | null
  title: string
  shop: string
  /** The key of its advertiser, and its own id, in the feed. */
  advertiser?: string
  externalId?: string
  cells?: string[] | null
  sameAs?: NonNullable<ImportRow['sameAs']>
}

/** Its sort key is that of its rows, a slash, and its place among them. */
export type StoredRow = Row & Key

const limits = { rows: 50, bytes: 200_000 }

/**
 * Rows of one state, and of one shop where they wait for a store. Many are stored in an item, compressed:
 * 10,000 items would cost minutes of a partition. `name` puts items in order.
 */
export function rowsItem(importId: string, rows: readonly Row[], name: string, now: Date): Item {
  const { state, advertiser } = rows[0]!
  const expiresAt = Math.ceil(now.getTime() / 1000) + importTimes.keptDays * 86_400
  const packed = gzipSync(JSON.stringify(rows)).toString('base64')
  return { ...key(keyOfImport(importId).pk, rowsOf(state, advertiser) + name), packed, expiresAt }
}

export function unpacked({ packed }: Item): Row[] {
  return JSON.parse(gunzipSync(Buffer.from(String(packed), 'base64')).toString()) as Row[]
}

/** Parts of rows that each fit into an item. */
export function* inParts(rows: Iterable<Row>): Generator<Row[], void> {
  const parts = new Map<string, { rows: Row[]; bytes: number }>()
  for (const row of rows) {
    const place = rowsOf(row.state, row.advertiser)
    const part = parts.get(place) ?? { rows: [], bytes: 0 }
    part.rows.push(row)
    part.bytes += Buffer.byteLength(JSON.stringify(row))
    parts.set(place, part)
    if (part.rows.length < limits.rows && part.bytes < limits.bytes) continue
    yield part.rows
    parts.delete(place)
  }
  for (const part of parts.values()) yield part.rows
}

/** Up to so many rows, those of a prefix of keys (`rowsOf`), or from the one after a key. */
export async function readRows(
  importId: string,
  count: number,
  { prefix = rowsOf(), after }: { prefix?: string; after?: string | undefined } = {},
): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  let last = after
  for (;;) {
    const [from = prefix] = last?.split('/') ?? []
    const range = { from, to: `${prefix}~`, isConsistent: true }
    const items = await queryPartition(keyOfImport(importId).pk, range, Math.ceil(count / limits.rows) + 1)
    const found = items.flatMap(rowsIn).filter(({ sk }) => last === undefined || sk > last)
    rows.push(...found)
    last = found.at(-1)?.sk
    if (found.length === 0 || rows.length >= count) return rows.slice(0, count)
  }
}

function rowsIn(item: Item): StoredRow[] {
  return unpacked(item).map((row, at) => ({
    ...row,
    pk: item.pk,
    sk: `${item.sk}/${String(at).padStart(3, '0')}`,
  }))
}

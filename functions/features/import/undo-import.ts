import { AppError } from '#domain/http/errors'
import type { Import } from '#domain/import/import'
import type { BulkRecord } from '#functions/coupon/bulk/bulk-record'
import { undoOne } from '#functions/coupon/bulk/undo-bulk'
import { keyOfBulkRecord } from '#functions/coupon/keys'
import { deleteIf } from '#table/condition'
import { inBatches } from '#table/in-batches'
import { getItems } from '#table/read'
import { put, remove, transact, type Write } from '#table/write'
import { sliceSize } from './apply-import'
import { noSuchImport, readImport, saveImport, type StoredImport, toImport } from './import'
import { keyOfOffer } from './keys'
import { handledBefore, readRows, type StoredRow, writeOnce, writeOutcome } from './rows'

/** May be repeated: a row is undone once. Throws `not_found`, `conflict`. */
export async function undoImport(id: string, now: Date): Promise<Import> {
  const before = await readImport(id)
  const { state, undoableUntil } = before
  if (state === 'undone') return toImport(before)
  if (isDry(before)) throw new AppError('conflict', 'This import was not applied.')
  if ((undoableUntil ?? '') <= now.toISOString()) {
    throw new AppError('conflict', 'An import can be undone within 24 hours.')
  }
  const after = state === 'undoing' ? before.position : undefined
  const rows = await readRows(id, sliceSize, { after })
  const applied = rows.filter(({ done }) => done?.outcome === 'applied')
  const records = await recordsOf(id, applied)
  const isUndone = await inBatches(applied, (row) =>
    undoRow(row, records.get(row.done?.couponId ?? ''), before, now),
  )
  return saveImport(before, {
    state: rows.length < sliceSize ? 'undone' : 'undoing',
    position: rows.at(-1)?.sk,
    done: (state === 'undoing' ? before.done : 0) + applied.length,
    failed: (state === 'undoing' ? before.failed : 0) + isUndone.filter((each) => !each).length,
  })
}

const isDry = ({ state }: StoredImport) => state === 'checked' || state === 'unmapped'

/** Its rows expire. Throws `not_found`, `conflict`. */
export async function discardImport(id: string): Promise<void> {
  const before = await readImport(id)
  if (!isDry(before) && before.state !== 'undone') {
    throw new AppError('conflict', 'This import was applied. Please undo it first.')
  }
  const isGone = deleteIf(before, {
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': before.version },
  })
  if (!(await isGone)) throw noSuchImport()
}

async function recordsOf(bulkId: string, rows: readonly StoredRow[]): Promise<Map<string, BulkRecord>> {
  const keys = rows.flatMap(({ done }) => (done?.couponId ? keyOfBulkRecord(bulkId, done.couponId) : []))
  const items = (await getItems(keys, { consistent: true })) as BulkRecord[]
  return new Map(items.map((item) => [item.couponId, item]))
}

/** The coupon, and what was known of the offer, as they were. False for a coupon that was edited since. */
async function undoRow(
  row: StoredRow,
  record: BulkRecord | undefined,
  { network }: StoredImport,
  now: Date,
): Promise<boolean> {
  const { known, externalId = '' } = row
  const offer = known ? put(known) : remove(keyOfOffer(network, externalId))
  const beside: Write[] = [offer, writeOutcome(row, { ...row.done, outcome: 'undone' })]
  try {
    if (!record) await transact(beside)
    else if (!(await undoOne(record, beside, now))) return await keep(row)
    return true
  } catch (error) {
    if (error === handledBefore) return true
    throw error
  }
}

async function keep(row: StoredRow): Promise<boolean> {
  const message = 'It has been edited or deleted since.'
  await writeOnce([writeOutcome(row, { ...row.done, outcome: 'kept', message })])
  return false
}

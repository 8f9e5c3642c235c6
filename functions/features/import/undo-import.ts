import { AppError } from '#domain/http/errors'
import { mostSkipped } from '#domain/import/import'
import { undoBulk } from '#functions/coupon/bulk/undo-bulk'
import { deleteIf } from '#table/condition'
import { changeImport, noSuchImport, readImport, type StoredImport } from './import'

/** Up to 100 coupons, with what was known of their offers. Throws `not_found`, `conflict`. */
export async function undoImport(id: string, now: Date): Promise<StoredImport> {
  const begun = await changeImport(id, ({ state, undoableUntil }) => {
    if (state === 'undone' || state === 'undoing') return {}
    if (state === 'checked') throw new AppError('conflict', 'This import was not applied.')
    if ((undoableUntil ?? '') > now.toISOString()) return { state: 'undoing', done: 0, failed: 0 }
    throw new AppError('conflict', 'An import can be undone within 24 hours.')
  })
  if (begun.state === 'undone') return begun
  const { restored, skipped, isDone } = await undoBulk(id, now)
  return changeImport(id, ({ done, failed }) => ({
    state: isDone ? 'undone' : 'undoing',
    done: done - failed + restored + skipped.length,
    failed: skipped.length,
    skipped: skipped.slice(0, mostSkipped).map(({ _id: couponId, ...named }) => ({ couponId, ...named })),
  }))
}

/** Its rows expire. Throws `not_found`, `conflict`. */
export async function discardImport(id: string): Promise<void> {
  const before = await readImport(id)
  if (['applying', 'applied', 'undoing'].includes(before.state)) {
    throw new AppError('conflict', 'This import was applied. Please undo it first.')
  }
  const isGone = deleteIf(before, {
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': before.version },
  })
  if (!(await isGone)) throw noSuchImport()
}

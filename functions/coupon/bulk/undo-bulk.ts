import { bulkSize, type BulkUndone } from '#domain/coupon/bulk-edit'
import { AppError } from '#domain/http/errors'
import { toAppError } from '#functions/http/faults'
import { inBatches } from '#table/in-batches'
import { getItem, queryPartition } from '#table/read'
import { put, remove, removeExisting, transact } from '#table/write'
import { coupons, editedCoupon } from '../coupon'
import { keyOfBulkRecord, keyOfCoupon, keyOfSkipped } from '../keys'
import type { CouponItem } from '../stored-coupon'
import { type BulkRecord, contentOf } from './bulk-record'

/** The number of coupons left as they are that can be named. */
const namedSkipped = 1000

/** Gives back up to 100 coupons. May be repeated until it is done. What somebody has edited since stays. */
export async function undoBulk(bulkId: string, now: Date): Promise<BulkUndone> {
  const { pk, sk: prefix } = keyOfSkipped(bulkId, '')
  const left = await queryPartition(pk, { to: prefix, isConsistent: true }, bulkSize + 1)
  const records = (left as BulkRecord[]).filter(isInTime(now))
  const undone = await inBatches(records.slice(0, bulkSize), (record) => undoOne(record, now))
  const skipped = await queryPartition(pk, { beginsWith: prefix, isConsistent: true }, namedSkipped)
  return {
    restored: undone.filter(Boolean).length,
    skipped: (skipped as (BulkRecord & { message: string })[]).map(({ couponId: _id, title, message }) => ({
      _id,
      title,
      message,
    })),
    isDone: records.length <= bulkSize,
  }
}

/** DynamoDB deletes what has expired some days later. */
const isInTime =
  (now: Date) =>
  ({ expiresAt }: BulkRecord) =>
    Number(expiresAt) * 1000 > now.getTime()

/** False if it stays as it is. Throws what may succeed in another try. */
async function undoOne(record: BulkRecord, now: Date): Promise<boolean> {
  const { bulkId, couponId, version, before, beside } = record
  const writes = [removeExisting(record, alreadyUndone)]
  if (beside) writes.push(beside.before ? put(beside.before) : remove(beside.key))
  try {
    if (before) {
      await coupons.change(
        couponId,
        [version],
        (coupon) => editedCoupon(coupon, { ...coupon, ...before }, now),
        now,
        { beside: () => writes },
      )
    } else await coupons.remove(couponId, [version], now, () => writes)
    return true
  } catch (error) {
    const refusal = toAppError(error)
    if (refusal.status >= 500 || refusal.code === 'too_many') throw error
    const coupon =
      refusal.code === 'changed' ? await getItem(keyOfCoupon(couponId), { consistent: true }) : null
    if (coupon && contentOf(coupon as CouponItem) === record.content) {
      return undoOne({ ...record, version: Number(coupon.version) }, now)
    }
    // Another call may have undone it at the same moment.
    const isLeft = await getItem(keyOfBulkRecord(bulkId, couponId), { consistent: true })
    if (isLeft) await skip(record, messageOf(refusal))
    return false
  }
}

async function skip(record: BulkRecord, message: string): Promise<void> {
  const skipped = { ...record, ...keyOfSkipped(record.bulkId, record.couponId), message }
  await transact([removeExisting(record, alreadyUndone), put(skipped)]).catch((error: unknown) => {
    if (error !== alreadyUndone) throw error
  })
}

function messageOf({ code, message }: AppError): string {
  if (code === 'changed') return 'Someone has edited it since.'
  return code === 'not_found' ? 'It has been deleted since.' : message
}

const alreadyUndone = new AppError('conflict', 'This has been undone already.')

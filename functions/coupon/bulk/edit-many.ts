import { ulid } from 'ulid'
import { type BulkEdit, type BulkEdited, bulkSize, changesFor } from '#domain/coupon/bulk-edit'
import { staffAt } from '#functions/entity/read-context'
import { toAppError } from '#functions/http/faults'
import { refuseOwnLinks } from '#functions/http/own-links'
import { isHidden } from '#table/hidden'
import { inBatches } from '#table/in-batches'
import { getItems } from '#table/read'
import { listCoupons } from '../find-coupons'
import { keyOfBulkRecord, keyOfCoupon } from '../keys'
import type { CouponItem } from '../stored-coupon'
import { bulkAnswers, type Edited } from './bulk-answer'
import type { BulkRecord } from './bulk-record'
import { changeInBulk, plannedCoupon } from './change-in-bulk'

interface Context {
  host: string | undefined
  now: Date
}

/** What cannot be changed is named, and the rest is changed. A call may be repeated with its `bulkId`. */
export async function editMany(edit: BulkEdit, { host, now }: Context): Promise<BulkEdited> {
  const { bulkId = ulid(now.getTime()) } = edit
  const { ids, next } = await chosenBy(edit, now)
  const found = await readAll(ids, bulkId)
  const edited = await inBatches(ids, (id) => editOne(id, found, { ...edit, bulkId, host, now }))
  return { bulkId, coupons: await bulkAnswers(edited, now), next }
}

async function chosenBy({ ids, where }: BulkEdit, now: Date) {
  if (ids) return { ids: [...new Set(ids)], next: undefined }
  const { items, next } = await listCoupons({ ...where, limit: bulkSize }, staffAt(now))
  return { ids: items.map(({ _id }) => _id), next }
}

interface Found {
  coupons: Map<string, CouponItem>
  records: Map<string, BulkRecord>
}

async function readAll(ids: readonly string[], bulkId: string): Promise<Found> {
  const keys = ids.flatMap((id) => [keyOfCoupon(id), keyOfBulkRecord(bulkId, id)])
  const found = await getItems(keys, { consistent: true })
  const coupons = (found as CouponItem[]).filter((item) => item.sk === 'COUPON' && !isHidden(item))
  const records = (found as BulkRecord[]).filter(({ sk }) => sk !== 'COUPON')
  return {
    coupons: new Map(coupons.map((coupon) => [coupon._id, coupon])),
    records: new Map(records.map((record) => [record.couponId, record])),
  }
}

type Work = BulkEdit & Context & { bulkId: string }

async function editOne(id: string, { coupons, records }: Found, work: Work): Promise<Edited> {
  const { bulkId, changes, dryRun, host, now } = work
  const [before, record] = [coupons.get(id), records.get(id)]
  if (!before) return { id }
  if (record) return { id, before: { ...before, ...record.before }, after: before }
  const edit = (coupon: CouponItem) => changesFor(coupon, changes)
  try {
    const planned = plannedCoupon(before, edit(before), now)
    if (planned.link !== before.link) refuseOwnLinks(planned, { link: 'Link' }, host)
    if (dryRun || planned === before) return { id, before, after: planned }
    return { id, before, after: await changeInBulk(id, { bulkId, versions: [before.version], edit }, now) }
  } catch (error) {
    const refusal = toAppError(error)
    if (refusal.status >= 500) throw error
    // The same call may have come twice at once.
    const again = await readAll([id], bulkId)
    return again.records.has(id) ? editOne(id, again, work) : { id, before, refusal }
  }
}

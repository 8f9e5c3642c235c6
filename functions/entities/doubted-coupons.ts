import type { Coupon } from '#domain/coupon'
import type { Page, PageRequest } from '#domain/paging'
import { tableName } from '#table/client'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItems, readPage } from '#table/read'
import { versionConflict } from '#table/rewrite'
import { putNew, remove, transact, type Write } from '#table/write'
import { inDoubt, keyOf } from './keys'
import { toStoreReference } from './references'
import { staffAt, toCouponFor } from './stored-coupon'

/** The coupons that wait for a test by staff, the longest waiting first, without those of deleted stores. */
export async function listDoubtedCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const list = { index: 'byList', partition: inDoubt.coupons } as const
  const toCoupon = toCouponFor(staffAt(now))
  return readPage(list, page, async (doubts) => {
    const found = await getItems(
      doubts.flatMap(({ couponId, storeId }) => [
        keyOf.coupon(String(couponId)),
        keyOf.store(String(storeId)),
      ]),
    )
    const byId = new Map(found.map((item) => [item._id, item]))
    return doubts.flatMap(({ couponId, storeId }) => {
      const [coupon, store] = [byId.get(couponId), byId.get(storeId)]
      return coupon && store && !isHidden(coupon) ? toCoupon(coupon, toStoreReference(store), store) : []
    })
  })
}

/** Puts a coupon on that list. It stays in its place if it is there. */
export async function beginDoubt(coupon: Item, now: Date): Promise<void> {
  const [couponId, doubtedAt] = [String(coupon._id), now.toISOString()]
  const { storeId } = coupon
  const doubt = { ...keyOf.doubt(couponId), ...inDoubt.coupon(doubtedAt, couponId), couponId, storeId }
  await settle([
    mark(couponId, {
      UpdateExpression: 'SET doubtedAt = :at',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(doubtedAt)',
      ExpressionAttributeValues: { ':at': doubtedAt },
    }),
    putNew(doubt, versionConflict),
  ])
}

/** Takes a coupon from that list. */
export async function endDoubt(coupon: Item): Promise<void> {
  const couponId = String(coupon._id)
  await settle([
    mark(couponId, {
      UpdateExpression: 'REMOVE doubtedAt',
      ConditionExpression: 'attribute_exists(doubtedAt)',
    }),
    remove(keyOf.doubt(couponId)),
  ])
}

interface Change {
  UpdateExpression: string
  ConditionExpression: string
  ExpressionAttributeValues?: Record<string, string>
}

/** Changes the mark of a coupon. One that is hidden with its store stays as it is. */
function mark(couponId: string, { ConditionExpression, ...change }: Change): Write {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: keyOf.coupon(couponId),
        ...change,
        ConditionExpression: `${ConditionExpression} AND attribute_not_exists(hiddenKeys)`,
      },
    },
    refusal: versionConflict,
  }
}

/** Does both writes. Where another signal was faster, its own settles it. */
async function settle(writes: Write[]): Promise<void> {
  await transact(writes).catch((error: unknown) => {
    if (error !== versionConflict) throw error
  })
}

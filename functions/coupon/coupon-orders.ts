import type { Orders } from '#functions/entity/order'
import type { StoredCoupon } from './stored-coupon'

export const withdrawnPrefix = '!'

/** The sort key: the end, or else the id. ULIDs begin with 0 or 1 and dates with 2, so the two do not mix. */
function lifetimeOf({ endsAt, withdrawnAt, _id }: StoredCoupon): string {
  if (withdrawnAt !== null) return `${withdrawnPrefix}${withdrawnAt}#${_id}`
  return endsAt === null ? _id : `${endsAt}#${_id}`
}

type Sort = (coupon: StoredCoupon) => string | undefined

/** Scheduled coupons have partitions of their own (scheduled-coupons.ts). */
const isWaiting = ({ isScheduled, startsAt }: StoredCoupon) => Boolean(isScheduled) && startsAt !== null
const scheduled = (by: Sort) => (coupon: StoredCoupon) => (isWaiting(coupon) ? by(coupon) : undefined)
const started = (by: Sort) => (coupon: StoredCoupon) => (isWaiting(coupon) ? undefined : by(coupon))

const id = ({ _id }: StoredCoupon) => _id
const startOf = ({ startsAt, _id }: StoredCoupon) => (startsAt === null ? undefined : `${startsAt}#${_id}`)

const ofStore = { index: 'byParent', parent: ({ storeId }: StoredCoupon) => storeId } as const

export const orders = {
  newest: { index: 'byList', partition: 'COUPON', by: started(id), descending: true },
  newestScheduled: { index: 'byList', partition: 'COUPON#SCHEDULED', by: scheduled(id), descending: true },
  lifetime: { index: 'byStatus', partition: 'COUPON', by: started(lifetimeOf) },
  /** Coupons with a start, unless they were withdrawn. */
  start: {
    index: 'byRank',
    partition: 'COUPON',
    by: started((coupon) => (coupon.withdrawnAt === null ? startOf(coupon) : undefined)),
  },
  scheduledStart: { index: 'byRank', partition: 'COUPON#SCHEDULED', by: scheduled(startOf) },
  ofStore: { ...ofStore, partition: 'STORE#*#COUPONS', by: started(lifetimeOf) },
  scheduledOfStore: { ...ofStore, partition: 'STORE#*#SCHEDULED', by: scheduled(lifetimeOf) },
  startOfStore: {
    ...ofStore,
    index: 'byStatus',
    partition: 'STORE#*#SCHEDULED',
    by: scheduled(startOf),
  },
} satisfies Orders<StoredCoupon>

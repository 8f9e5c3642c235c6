import { isDeepStrictEqual } from 'node:util'
import { type BulkEdited, bulkEditedSchema } from '#domain/coupon/bulk-edit'
import type { Coupon } from '#domain/coupon/coupon'
import type { AppError } from '#domain/http/errors'
import { noSuch } from '#functions/entity/entity'
import { staffAt } from '#functions/entity/read-context'
import { storeReferences, toStoreReference, unknownStore } from '#functions/store/references'
import { toCouponFor } from '../coupon-answer'
import type { CouponItem, StoredCoupon } from '../stored-coupon'

/** What became of a coupon, or would become of it. */
export interface Edited {
  id: string
  /** Missing if there is no such coupon. */
  before?: CouponItem
  /** Missing if it cannot be changed. */
  after?: StoredCoupon
  refusal?: AppError
}

type Answer = BulkEdited['coupons'][number]

export async function bulkAnswers(edited: readonly Edited[], now: Date): Promise<Answer[]> {
  const storeIds = edited.flatMap(({ before, after }) =>
    [before, after].flatMap((each) => each?.storeId ?? []),
  )
  const stores = await storeReferences(storeIds)
  const toCoupon = toCouponFor(staffAt(now))
  return edited.map((each) =>
    answerOf(each, (coupon) => {
      const store = stores.get(coupon.storeId)
      return store && toCoupon(coupon as CouponItem, toStoreReference(store), store)
    }),
  )
}

const { shape } = bulkEditedSchema.shape.coupons.element.shape.before
const fieldNames = Object.keys(shape) as (keyof typeof shape)[]

function answerOf(
  { id: _id, before, after, refusal }: Edited,
  toCoupon: (coupon: StoredCoupon) => Coupon | undefined,
): Answer {
  const [was, is] = [before, after].map((coupon) => coupon && toCoupon(coupon))
  if (!was) return { _id, title: '', storeName: '', version: 0, ...failed(noSuch('COUPON')) }
  const { title, version, storeId } = is ?? was
  const coupon = { _id, title, storeName: storeId.name, version }
  if (!is) return { ...coupon, ...failed(refusal ?? unknownStore()) }
  const isChanged = (name: keyof typeof shape) => !isDeepStrictEqual(was[name], is[name])
  // The end and how precisely it is known are shown together.
  const names = fieldNames.filter((name) => isChanged(name === 'endsPrecision' ? 'endsAt' : name))
  const fieldsOf = (whole: Coupon) => Object.fromEntries(names.map((name) => [name, whole[name]]))
  const state = names.length > 0 ? 'changed' : 'unchanged'
  return { ...coupon, state, before: fieldsOf(was), after: fieldsOf(is) }
}

function failed({ message }: AppError) {
  return { state: 'failed', before: {}, after: {}, message } as const
}

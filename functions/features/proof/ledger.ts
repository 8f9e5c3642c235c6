import type { LedgerEntry } from '#domain/proof/proof'
import { queryLast } from '#table/read'
import { coupons } from '#functions/coupon/coupon'
import { ledgerOf } from './keys'
import { epochOf } from './proof'
import type { StoredSignal } from './signal'

const shown = 100

/** The newest first. Throws `not_found`. */
export async function listLedger(couponId: string): Promise<LedgerEntry[]> {
  const [signals, coupon] = await Promise.all([queryLast(ledgerOf(couponId), shown), coupons.get(couponId)])
  const toEntry = toEntryIn(epochOf(coupon))
  return (signals as StoredSignal[]).map(toEntry).toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

function toEntryIn(current: number) {
  return ({
    at,
    source,
    outcome,
    text,
    by,
    counted,
    uncounted,
    network,
    epoch = 0,
  }: StoredSignal): LedgerEntry => ({
    at,
    source,
    outcome,
    counted,
    ...(uncounted && { uncounted }),
    ...(network !== undefined && { network }),
    text: text ?? null,
    by: by ?? null,
    ofBefore: epoch < current,
  })
}

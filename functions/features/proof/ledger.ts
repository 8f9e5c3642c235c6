import { type LedgerEntry, ledgerEntrySchema } from '#domain/proof/proof'
import { queryLast } from '#table/read'
import { select } from '#table/select'
import { coupons } from '#functions/coupon/coupon'
import { ledgerOf } from './keys'
import { epochOf } from './proof'
import type { StoredSignal } from './stored-signal'

const shown = 100

/** The newest first. Throws `not_found`. */
export async function listLedger(couponId: string): Promise<LedgerEntry[]> {
  const [signals, coupon] = await Promise.all([queryLast(ledgerOf(couponId), shown), coupons.get(couponId)])
  const current = epochOf(coupon)
  return (signals as StoredSignal[])
    .map(({ epoch = 0, ...signal }) => ({ text: null, by: null, ...signal, ofBefore: epoch < current }))
    .map((entry) => select(entry, ledgerEntrySchema))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

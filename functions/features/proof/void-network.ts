import { putNextRevision } from '#table/if-unchanged'
import { AppError } from '#domain/http/errors'
import type { NetworkDay } from '#domain/proof/proof'
import { withoutVerdict } from '#domain/proof/verdict'
import { getItem } from '#table/read'
import { shortRetry, retry, contentionRetry } from '#table/retry'
import { isConflict } from '#table/rewrite'
import { transact } from '#table/write'
import { keyOfNetworkDay, ledgerOf } from './keys'
import { readCoupon, readCouponSignals } from './coupon-signals'
import { epochOf } from './proof'
import { planSignal } from './plan-signal'
import type { NetworkItem, StoredSignal } from './stored-signal'

const tries = { ...contentionRetry, isTransient: isConflict }

/** Repeat it to finish an interrupted run. Returns the number of offers. */
export async function voidNetwork({ day, network }: NetworkDay, now: Date): Promise<{ offers: number }> {
  const votes = await retry(tries, async () => {
    const item = (await getItem(keyOfNetworkDay(day, network), { consistent: true })) as
      NetworkItem | undefined
    if (item && !item.isVoided)
      await transact([putNextRevision(item, { ...item, isVoided: true })], shortRetry)
    return item?.said ?? []
  })
  const voided = []
  for (const each of votes) voided.push(await retry(tries, () => voidSignal(each, now)))
  return { offers: voided.filter((isVoided) => isVoided === 'done').length }
}

/** Votes on a former code or a deleted offer do not count anyway. */
async function voidSignal({ couponId, epoch, signal }: NetworkItem['said'][number], now: Date) {
  const coupon = await readCoupon(couponId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  if (!coupon || epochOf(coupon) !== epoch) return 'gone'
  const { found, ...offer } = await readCouponSignals(coupon, [{ pk: ledgerOf(couponId), sk: signal }], now)
  const own = found.find(({ sk }) => sk === signal) as StoredSignal | undefined
  if (!own || own.uncounted === 'voided') return 'gone'
  const votes = withoutVerdict(offer.votes.filter((vote) => vote.signal !== signal))
  const entry: StoredSignal = { ...own, counted: false, uncounted: 'voided' }
  const { writes } = await planSignal(offer, { own, entry, votes }, now)
  await transact(writes, shortRetry)
  return 'done'
}

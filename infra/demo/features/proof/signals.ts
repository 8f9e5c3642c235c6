import type { Outcome } from '#domain/proof/tally'
import { listCoupons } from '#functions/coupon/coupon-reads'
import { giveSignal, giveTest } from '#functions/features/proof/signal'
import { staffAt } from '#functions/coupon/stored-coupon'

interface DemoSignals {
  worked?: number
  failed?: number
  partly?: number
  test?: 'worked' | 'failed'
}

/** By title: one offer in every state, and a store whose codes fail. */
const demoSignals: Record<string, DemoSignals> = {
  'Autumn jackets and windproofs': { failed: 3, worked: 7 },
  'Last season’s two-person tents': { worked: 5 },
  'Your first order, anything in the shop': { worked: 1 },
  'Packs between 30 and 45 litres': { failed: 5 },
  'Three pairs of walking socks for the price of two': { failed: 1, worked: 4 },
  'Boots, after a fitting by phone': { test: 'worked' },
  'Lights with the old mounting': { test: 'failed' },
  'A footstool with any chair': { failed: 3 },
  'Showroom chairs, sat in by strangers': { failed: 4 },
  'The second chair of a pair': { partly: 3, failed: 4 },
}

/** On the day of `now` (UTC). Repeating it changes nothing. */
export async function showTodaysSignals(now: Date): Promise<void> {
  const { items } = await listCoupons({}, staffAt(now))
  // One after the other, because the offers of a store share its counters.
  for (const { _id, title } of items) {
    const { test, ...counts } = demoSignals[title] ?? {}
    const outcomes = Object.entries(counts).flatMap(([outcome, count]) =>
      Array<Outcome>(count).fill(outcome as Outcome),
    )
    for (const [at, outcome] of outcomes.entries()) {
      const voter = { visitor: `demo-${at}`, network: `${_id}-${at}`, group: at }
      const moment = new Date(now.getTime() - (outcomes.length - at) * 60_000)
      await giveSignal(_id, { outcome, reason: undefined }, voter, moment)
    }
    if (test) await giveTest(_id, { outcome: test, note: undefined }, tester, now)
  }
}

const tester = { id: 'demo', email: 'admin@example.com' }

import { createHash } from 'node:crypto'
import type { Coupon } from '#domain/coupon/coupon'
import type { Outcome } from '#domain/proof/tally'
import { listCoupons } from '#functions/coupon/find-coupons'
import { staffAt } from '#functions/entity/read-context'
import { giveSignal, giveTest } from '#functions/features/proof/signal'
import { demoCoupons } from '../../coupons'
import { day, hour } from '#domain/time/lengths'

interface DemoSignals {
  worked?: number
  failed?: number
  partly?: number
  test?: 'worked' | 'failed'
  /** Hours since the test, or since the last vote. */
  ago?: number
}

/** Signals by the title of an offer: one offer in every state, and a store whose codes fail. */
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
  'Over-ear headphones in graphite': { worked: 11 },
  'Laptops for school and study': { worked: 7 },
  'A pair of bedside lamps': { worked: 6 },
}

/** Signals as a year of use leaves them: most offers work, for some the last test is long ago. */
function signalsOf(title: string): DemoSignals {
  const known = demoSignals[title]
  if (known) return known
  const hash = createHash('sha256').update(title).digest()
  const [chance, other] = [hash.readUInt16BE(0) / 0x1_0000, hash.readUInt16BE(2) / 0x1_0000]
  if (chance < 0.2) return { failed: Math.round(other), worked: 4 + Math.round(4 * other), ago: 8 * other }
  if (chance < 0.68) return { test: 'worked', ago: 1 + 20 * other }
  if (chance < 0.74) return { test: 'failed', ago: 1 + 20 * other }
  return chance < 0.9 ? { test: 'worked', ago: 24 * (12 + 30 * other) } : {}
}

/** On the day of `now` (UTC). Repeating it changes nothing. Coupons of staff stay as they are. */
export async function showTodaysSignals(now: Date): Promise<void> {
  const { items } = await listCoupons({}, staffAt(now))
  const titles = new Set(demoCoupons.map(({ form }) => form.title))
  // One after the other, because the offers of a store share its counters.
  for (const coupon of items) {
    if (titles.has(coupon.title) && !isHeardLately(coupon, now)) await show(coupon, now)
  }
}

const isHeardLately = ({ proof: { checkedAt } }: Coupon, now: Date) =>
  checkedAt !== null && now.getTime() - Date.parse(checkedAt) < day

async function show({ _id, title, proof }: Coupon, now: Date): Promise<void> {
  const { test, ago = 0, ...counts } = signalsOf(title)
  const last = now.getTime() - ago * hour
  if (test && (ago < 24 || proof.checkedAt === null)) {
    await giveTest(_id, { outcome: test, note: undefined }, tester, new Date(last))
  }
  const outcomes = Object.entries(counts).flatMap(([outcome, count]) =>
    Array<Outcome>(count).fill(outcome as Outcome),
  )
  for (const [at, outcome] of outcomes.entries()) {
    const voter = { visitor: `demo-${at}`, network: `${_id}-${at}`, group: at }
    const moment = new Date(last - (outcomes.length - at) * 60_000)
    await giveSignal(_id, { outcome, reason: undefined }, voter, moment)
  }
}

const tester = { id: 'demo', email: 'admin@example.com' }

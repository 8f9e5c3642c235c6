import {
  countCall,
  countedTogether,
  countInvalid,
  type Counter,
  isBucket,
  waitBefore,
  waitOf,
  windowAt,
} from './count-calls'
import { type BucketRule, type Calling, type LimitedRoute, limits, type Rule } from './limits'

/** Counts in memory, like functions/visitors/counter in the table. */
export function memory(now: () => Date): Counter & { total: () => number } {
  const counts = new Map<string, number>()
  const emptyAt = new Map<string, number>()
  const keyOf = (rule: Rule, calling: Calling) => JSON.stringify(countedTogether(rule, calling, now()))
  const count = (key: string, by: 1 | -1) => counts.set(key, (counts.get(key) ?? 0) + by)
  const waitFor = (rule: BucketRule, calling: Calling) =>
    waitOf(rule, emptyAt.get(keyOf(rule, calling)) ?? 0, now())
  return {
    look: async (rule, calling) => waitFor(rule, calling),
    add: async (rule, calling) => {
      const key = keyOf(rule, calling)
      if (isBucket(rule)) {
        const wait = waitFor(rule, calling)
        if (wait > 0) return wait
        emptyAt.set(key, Math.max(emptyAt.get(key) ?? 0, now().getTime()) + rule.every * 1000)
      } else if ((counts.get(key) ?? 0) >= rule.count) return windowAt(now(), rule).left
      count(key, 1)
      return 0
    },
    remove: async (rule, calling) => {
      const key = keyOf(rule, calling)
      count(key, -1)
      if (isBucket(rule)) emptyAt.set(key, (emptyAt.get(key) ?? 0) - rule.every * 1000)
    },
    total: () => [...counts.values()].reduce((sum, each) => sum + each, 0),
  }
}

/** A simulation in which calls fail and are counted, at a settable time. */
export function world(route: LimitedRoute) {
  let now = new Date('2026-05-31T00:00:00Z')
  const counter = memory(() => now)
  return {
    pass: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
    total: counter.total,
    call: async (calling: Calling) => {
      const { verdict, wait, takeBack } = await countCall(limits[route], { calling, counter })
      if (verdict !== 'passes') await takeBack()
      return { verdict, wait }
    },
    /** A call that is refused as invalid. Returns the seconds to wait where it is not even read. */
    callInvalid: async (calling: Calling) => {
      const wait = await waitBefore(limits[route], { calling, counter })
      if (wait === 0) await countInvalid(limits[route], { calling, counter })
      return wait
    },
    waitBefore: (calling: Calling) => waitBefore(limits[route], { calling, counter }),
  }
}

/** A simulation of one route. */
export type World = ReturnType<typeof world>

import { effectiveOf, type Tally } from './tally'

/** The normal quantile of the bound: the offer is at least this good with a chance of nine in ten. */
const quantile = 1.28

/** How many signals the store's own rate is worth for an offer. */
const priorSignals = 2

/** From so many effective signals on a figure is shown. */
const figureFrom = 3

/** Wilson's lower bound of a share of `all`. Both may have fractions. Of nothing it is 0. */
export function lowerBound(worked: number, all: number, z = quantile): number {
  if (all <= 0) return 0
  const rate = worked / all
  const square = z ** 2 / all
  const spread = z * Math.sqrt((rate * (1 - rate)) / all + square / (4 * all))
  return Math.max(0, (rate + square / 2 - spread) / (1 + square))
}

/** The rate at which the offers of a store work. Without signals it is a half. */
export function storeRateOf(store: Tally | undefined, now: Date): number {
  const { worked, failed } = effectiveOf(store, now)
  return (worked + 1) / (worked + failed + 2)
}

/** How sure it is that an offer works, from 0 to 1. Offers are ordered by it. */
export function confidenceOf(tally: Tally | undefined, storeRate: number, now: Date): number {
  const { worked, failed } = effectiveOf(tally, now)
  return lowerBound(worked + priorSignals * storeRate, worked + failed + priorSignals)
}

/** Whether there are enough effective signals to say anything. */
export function hasEnoughSignals(tally: Tally | undefined, now: Date): boolean {
  const { worked, failed, people } = effectiveOf(tally, now)
  return Math.round(Math.max(people, worked + failed)) >= figureFrom
}

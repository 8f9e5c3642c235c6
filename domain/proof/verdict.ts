import type { Outcome } from './tally'

/** Votes of visitors count once this many networks agree on a coupon. */
export const neededNetworks = 3

/** The most votes of a network that count on a day, over all coupons. */
export const votesPerNetwork = 3

const leastDoubts = 5

/** The number of groups. A network of another day is known only by its group, not identified. */
export const networkGroups = 64

export interface Vote {
  signal: string
  at: string
  outcome: Outcome
  network: string
  group: number
  counted: boolean
  /** It came after the limit of doubts of that day. Only staff see it. */
  isLate?: true
}

/** How many networks certainly voted so. Networks of one group on different days may be the same one. */
function countNetworks(outcome: Outcome, votes: readonly Vote[]): number {
  const equal = votes.filter((vote) => vote.outcome === outcome && !vote.isLate)
  const byGroup = new Map<number, number>()
  for (const { group, at } of equal) {
    const ofDay = equal.filter((other) => other.group === group && utcDayOf(other) === utcDayOf({ at }))
    const count = new Set(ofDay.map(({ network }) => network)).size
    byGroup.set(group, Math.max(count, byGroup.get(group) ?? 0))
  }
  return [...byGroup.values()].reduce((sum, count) => sum + count, 0)
}

const utcDayOf = ({ at }: Pick<Vote, 'at'>) => at.slice(0, 10)

export const isVerdict = (outcome: Outcome, votes: readonly Vote[]) =>
  countNetworks(outcome, votes) >= neededNetworks

/** All votes. Those with this outcome are marked as counted if enough networks agree. */
export function withVerdict(votes: readonly Vote[], outcome: Outcome): Vote[] {
  const isHeard = isVerdict(outcome, votes)
  return votes.map((vote) =>
    isHeard && vote.outcome === outcome && !vote.isLate ? { ...vote, counted: true } : vote,
  )
}

/** The votes after one was taken back. The others count only if enough networks still agree. */
export function withoutVerdict(votes: readonly Vote[]): Vote[] {
  return votes.map((vote) => (isVerdict(vote.outcome, votes) ? vote : { ...vote, counted: false }))
}

/** The number of coupons that visitors put in doubt on a day, and the largest number of a day before. */
export interface DoubtDay {
  day: string
  count: number
  largest: number
}

export function doubtDayAt(stored: DoubtDay | undefined, day: string): DoubtDay {
  if (stored?.day === day) return stored
  return { day, count: 0, largest: Math.max(stored?.count ?? 0, stored?.largest ?? 0) }
}

/** Twice the largest day: growth may double it, an attack exceeds that. */
export const doubtLimit = ({ largest }: Pick<DoubtDay, 'largest'>) => Math.max(leastDoubts, 2 * largest)

/** Whether votes of visitors no longer count on that day. */
export const isDoubtLimitReached = (day: DoubtDay) => day.count >= doubtLimit(day)

import type { Outcome } from './proof'

/** Votes of visitors count once this many networks agree on a coupon. */
export const neededNetworks = 3

/** The most votes of a network that count on a day, over all coupons. */
export const votesPerNetwork = 3

const leastDoubts = 5

/** The number of groups. A network of another day is known only by its group, not identified. */
export const networkGroups = 64

/** The vote of a visitor on a coupon. Enough equal votes make a verdict. */
export interface Vote {
  /** The sort key of its signal. */
  signal: string
  at: string
  outcome: Outcome
  /** The pseudonym of the network on that day. */
  network: string
  group: number
  /** Whether it is in the tally. */
  counted: boolean
  /** It came after the limit of doubts of that day. Only staff see it. */
  isLate?: true
}

function networksSaying(outcome: Outcome, answers: readonly Vote[]): number {
  const said = answers.filter((answer) => answer.outcome === outcome && !answer.isLate)
  const most = new Map<number, number>()
  for (const { group, at } of said) {
    const ofDay = said.filter((other) => other.group === group && dayOf(other) === dayOf({ at }))
    const count = new Set(ofDay.map(({ network }) => network)).size
    most.set(group, Math.max(count, most.get(group) ?? 0))
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0)
}

const dayOf = ({ at }: Pick<Vote, 'at'>) => at.slice(0, 10)

export const isVerdict = (outcome: Outcome, answers: readonly Vote[]) =>
  networksSaying(outcome, answers) >= neededNetworks

/** All votes. Those with this outcome are marked as counted if enough networks agree. */
export function withVerdict(answers: readonly Vote[], outcome: Outcome): Vote[] {
  const isHeard = isVerdict(outcome, answers)
  return answers.map((answer) =>
    isHeard && answer.outcome === outcome && !answer.isLate ? { ...answer, counted: true } : answer,
  )
}

/** The votes after one was taken back. The others count only if enough networks still agree. */
export function withoutVerdict(answers: readonly Vote[]): Vote[] {
  return answers.map((answer) =>
    isVerdict(answer.outcome, answers) ? answer : { ...answer, counted: false },
  )
}

/** The number of coupons that visitors put in doubt on a day, and the largest number of a day before. */
export interface DoubtDay {
  day: string
  count: number
  largest: number
}

export function doubtDayAt(held: DoubtDay | undefined, day: string): DoubtDay {
  if (held?.day === day) return held
  return { day, count: 0, largest: Math.max(held?.count ?? 0, held?.largest ?? 0) }
}

/** Twice the largest day: growth may double it, an attack exceeds that. */
export const doubtLimit = ({ largest }: Pick<DoubtDay, 'largest'>) => Math.max(leastDoubts, 2 * largest)

/** Whether votes of visitors no longer count on that day. */
export const isDoubtLimitReached = (day: DoubtDay) => day.count >= doubtLimit(day)

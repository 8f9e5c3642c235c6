import type { Outcome } from './proof'

/** So many networks have to say the same of an offer before what visitors say counts. */
export const neededNetworks = 3

/** So many answers of a network are heard on a day, over all offers. */
export const answersOfNetwork = 3

const leastDoubts = 5

/** A network of another day is known by its group of so many alone, which does not identify it. */
export const networkGroups = 64

/** What a visitor said of an offer, from which a verdict may come. */
export interface Answer {
  /** The sort key of its signal. */
  signal: string
  at: string
  outcome: Outcome
  /** The pseudonym of the network on that day. */
  network: string
  group: number
  /** Whether it is in the tally. */
  counted: boolean
  /** It came after visitors had put too many offers in doubt that day, so only staff hear it. */
  isLate?: true
}

function networksSaying(outcome: Outcome, answers: readonly Answer[]): number {
  const said = answers.filter((answer) => answer.outcome === outcome && !answer.isLate)
  const most = new Map<number, number>()
  for (const { group, at } of said) {
    const ofDay = said.filter((other) => other.group === group && dayOf(other) === dayOf({ at }))
    const count = new Set(ofDay.map(({ network }) => network)).size
    most.set(group, Math.max(count, most.get(group) ?? 0))
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0)
}

const dayOf = ({ at }: Pick<Answer, 'at'>) => at.slice(0, 10)

export const isVerdict = (outcome: Outcome, answers: readonly Answer[]) =>
  networksSaying(outcome, answers) >= neededNetworks

/** The answers, of which those with this outcome count once enough networks say it. */
export function withVerdict(answers: readonly Answer[], outcome: Outcome): Answer[] {
  const isHeard = isVerdict(outcome, answers)
  return answers.map((answer) =>
    isHeard && answer.outcome === outcome && !answer.isLate ? { ...answer, counted: true } : answer,
  )
}

/** What is left after an answer was taken back: the others count only while they are still enough. */
export function withoutVerdict(answers: readonly Answer[]): Answer[] {
  return answers.map((answer) =>
    isVerdict(answer.outcome, answers) ? answer : { ...answer, counted: false },
  )
}

/** How many offers visitors have put in doubt on a day, and on the day before it with the most. */
export interface DoubtDay {
  day: string
  count: number
  largest: number
}

export function doubtDayAt(held: DoubtDay | undefined, day: string): DoubtDay {
  if (held?.day === day) return held
  return { day, count: 0, largest: Math.max(held?.count ?? 0, held?.largest ?? 0) }
}

/** Twice the largest day: a site that grows may double it, an attack does not stop there. */
export const mostDoubts = ({ largest }: Pick<DoubtDay, 'largest'>) => Math.max(leastDoubts, 2 * largest)

/** Whether the answers of visitors are no verdict any more on that day. */
export const isStopped = (day: DoubtDay) => day.count >= mostDoubts(day)

import { countedDays } from '#domain/click/click'
import { day } from '#domain/time/lengths'

interface Range {
  from: string
  to: string
}

/** The last 30 days in UTC. */
export function usualRange(now: Date): Range {
  const utcDayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { from: utcDayOf(now.getTime() - 29 * day), to: utcDayOf(now.getTime()) }
}

/** A message for users; null if the days can be counted together. */
export function rangeProblem({ from, to }: Range): string | null {
  if (from === '' || to === '') return 'Choose a first and a last day.'
  const days = (Date.parse(to) - Date.parse(from)) / day + 1
  if (days < 1) return 'The first day is after the last one.'
  return days > countedDays ? `Choose ${countedDays} days at most.` : null
}

import type { Subscriber } from '#table/change'

/** What a feature adds to the functions. */
export interface Feature {
  name: string
  subscribers: readonly Subscriber[]
  /** What time alone brings, done each minute. */
  everyMinute: (now: Date) => Promise<void>
}

import type { Subscriber } from '#table/change'

export interface Feature {
  name: string
  subscribers: readonly Subscriber[]
  everyMinute: (now: Date) => Promise<void>
}

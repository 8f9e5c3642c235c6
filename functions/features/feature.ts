import type { Entity } from '#functions/entity/keys'
import type { Order } from '#functions/entity/order'
import type { Subscriber } from '#table/change'

/** What functions that visitors reach may do with its items: partitions, `*` for any text. */
export interface VisitorRights {
  reads?: readonly string[]
  lists?: readonly Pick<Order<never>, 'index' | 'partition'>[]
  /** By action, with what a write reads before. */
  writes?: Readonly<Record<string, readonly string[]>>
  /** Whether forms without JavaScript make its writes too. */
  hasForm?: boolean
  /** Attributes that it changes in items of others, or that its conditions read. */
  attributes?: Partial<Record<Entity, readonly string[]>>
}

export interface Feature {
  name: string
  subscribers?: readonly Subscriber[]
  everyMinute?: (now: Date) => Promise<void>
  rights?: VisitorRights
}

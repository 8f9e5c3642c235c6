import type { DynamoDBRecord } from 'aws-lambda'
import { type Attributes, valuesOf } from './attributes'
import type { Item, Key } from './keys'

/** A write, from the table's stream. `before` is undefined for a new item, `after` for a removed one. */
export interface Change {
  key: Key
  before: Item | undefined
  after: Item | undefined
  /** Up to a minute late: the stream's records have minutes only. */
  at: Date
}

/** Changes come at least once, late, in any order: compute from the table and never add up. */
export interface Subscriber<Work = unknown> {
  name: string
  /** Sort keys. The function is not called for changes of other items. */
  kinds: readonly string[]
  /** What to do after a change. It is stored if it fails, so it holds fields, not whole items. */
  workOf: (change: Change) => readonly Work[]
  /** Throws if any of it has failed. */
  apply: (work: readonly Work[], now: Date) => Promise<void>
}

export function subscriber<Work>(of: Subscriber<Work>): Subscriber {
  return of as Subscriber
}

export function changesIn(records: readonly DynamoDBRecord[], now: Date): Change[] {
  return records.flatMap(({ dynamodb }) => {
    const [before, after] = [itemOf(dynamodb?.OldImage), itemOf(dynamodb?.NewImage)]
    const { pk, sk } = after ?? before ?? {}
    if (pk === undefined || sk === undefined) return []
    const endOfMinute = new Date(1000 * (dynamodb?.ApproximateCreationDateTime ?? 0) + 60_000)
    return { key: { pk, sk }, before, after, at: endOfMinute < now ? endOfMinute : now }
  })
}

function itemOf(image: object | undefined): Item | undefined {
  return image && (valuesOf(image as Attributes) as Item)
}

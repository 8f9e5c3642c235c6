import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { isHidden } from './hidden'
import type { Item, Key } from './keys'

/** What a write did to an item, from the table's stream. Undefined: there was none, or there is none. */
export interface Change {
  key: Key
  before: Item | undefined
  after: Item | undefined
  /** When, at most a minute late: records of the stream know that to the minute only. */
  at: Date
}

/**
 * Who hears of changes. Each change arrives at least once, in any order among items, and late. So a
 * subscriber computes from what is in the table now, never adds up, and writes on what it has read.
 */
export interface Subscriber<Work = unknown> {
  name: string
  /** The sort keys of the items that it hears of. The function is called for no others. */
  kinds: readonly string[]
  /** What there is to do after a change. It is stored if it fails, so it has fields, and no items. */
  workOf: (change: Change) => readonly Work[]
  /** Does it. Throws if any of it has failed. */
  apply: (work: readonly Work[], now: Date) => Promise<void>
}

/** A subscriber among others. */
export function subscriber<Work>(of: Subscriber<Work>): Subscriber {
  return of as Subscriber
}

/** The changes that records of the stream tell of. */
export function changesIn(records: readonly DynamoDBRecord[], now: Date): Change[] {
  return records.flatMap(({ dynamodb }) => {
    const [before, after] = [itemOf(dynamodb?.OldImage), itemOf(dynamodb?.NewImage)]
    const { pk, sk } = after ?? before ?? {}
    if (pk === undefined || sk === undefined) return []
    const latest = new Date(1000 * (dynamodb?.ApproximateCreationDateTime ?? 0) + 60_000)
    return { key: { pk, sk }, before, after, at: latest < now ? latest : now }
  })
}

/** An item that is hidden with its store counts as missing. */
export function visible(item: Item | undefined): Item | undefined {
  return item && !isHidden(item) ? item : undefined
}

function itemOf(image: object | undefined): Item | undefined {
  return image && (unmarshall(image as Record<string, AttributeValue>) as Item)
}

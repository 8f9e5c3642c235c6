import { type Counters, counterNames, plus, type Tally } from '#domain/proof'
import { type Known, proofOf } from '#domain/proof-summary'
import type { Proof } from '#domain/signal'
import { tableName } from '#table/client'
import type { Item } from '#table/keys'
import { versionConflict } from '#table/rewrite'
import type { Write } from '#table/write'

/** The attributes of a tally on a coupon or a store. */
const tallyNames = {
  since: 'proofSince',
  byTime: 'proofTime',
  byBoth: 'proofAge',
  halfLife: 'proofHalfLife',
  signals: 'proofSignals',
  worked: 'proofWorked',
  failed: 'proofFailed',
  people: 'proofPeople',
  peopleWorked: 'proofPeopleWorked',
} as const

/** What signals change of a store, and what their conditions read. */
export const storeProofNames = ['pk', 'sk', 'hiddenKeys', ...Object.values(tallyNames)]

/** When a coupon was checked, worked and was tested, and since when it waits for a test. */
const moments = ['checkedAt', 'workedAt', 'testedAt', 'testOutcome', 'doubtedAt'] as const

/** The same of a coupon, with its place among those that wait for a test. */
export const couponProofNames = [...storeProofNames, ...moments, 'proofEpoch']

/** What is different after each signal that counts, and when a doubt begins or ends. */
export const settledProofNames = [tallyNames.since, tallyNames.signals, 'checkedAt', 'doubtedAt']

/**
 * A coupon of which nothing is known any more, because it is another offer now. Signals that were about the
 * one before have another epoch.
 */
export function withoutProof(coupon: object): Record<string, number | undefined> {
  const known = [...Object.values(tallyNames), ...moments]
  return { ...Object.fromEntries(known.map((name) => [name, undefined])), proofEpoch: epochOf(coupon) + 1 }
}

/** How often what is known of a coupon has started anew. */
export function epochOf(coupon: object): number {
  return 'proofEpoch' in coupon ? Number(coupon.proofEpoch) : 0
}

/** What is known of whether a coupon works. */
export function proofIn(coupon: Item, store: Record<string, unknown>, now: Date): Proof {
  return proofOf(knownOf(coupon, store), now)
}

function knownOf(coupon: Item, store: Record<string, unknown>): Known {
  const { checkedAt, workedAt, testedAt, testOutcome, doubtedAt } = coupon as Partial<Known>
  const tallies = { tally: tallyOf(coupon), ofStore: tallyOf(store) }
  return { ...tallies, checkedAt, workedAt, testedAt, testOutcome, doubtedAt }
}

/** The tally of a coupon or a store; undefined before the first signal. */
export function tallyOf(item: Record<string, unknown>): Tally | undefined {
  if (item[tallyNames.since] === undefined) return undefined
  const held = (name: keyof typeof tallyNames) => Number(item[tallyNames[name]])
  const [since, halfLife, signals] = [held('since'), held('halfLife'), held('signals')]
  const counters = { worked: held('worked'), failed: held('failed') }
  const people = { people: held('people'), peopleWorked: held('peopleWorked') }
  return {
    since,
    landmark: { byTime: held('byTime'), byBoth: held('byBoth') },
    halfLife,
    signals,
    ...counters,
    ...people,
  }
}

interface Change {
  /** As it was read; undefined before the first signal. */
  before: Tally | undefined
  /** The same, or with a new landmark. */
  tally: Tally
  added: Counters
  /** Whether it is one more signal. */
  isNew: boolean
  /** Other attributes to set; undefined ones are removed. */
  others?: Record<string, unknown>
}

/**
 * Adds to the tally of an item. An addition holds while the landmark is the one that was read, whatever
 * others add meanwhile. A new landmark holds only while nothing was added. Both hold within one epoch of a
 * coupon. Otherwise `versionConflict` is thrown.
 */
export function addToTally({ pk, sk, proofEpoch }: Item, change: Change): Write {
  const { before, tally, added, isNew, others = {} } = change
  const { setting, adding, condition } =
    before && before.since === tally.since ? additionTo(tally, added, isNew) : landmarkOf(change)
  const given = Object.entries({ ...setting, ...others })
  const set = given.filter(([, value]) => value !== undefined)
  const removed = given.flatMap(([name, value]) => (value === undefined ? [name] : []))
  const added_ = Object.entries(adding)
  const expressions = [
    set.length > 0 && `SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}`,
    added_.length > 0 && `ADD ${added_.map(([name]) => `${name} :${name}`).join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.join(', ')}`,
  ]
  const ofEpoch = proofEpoch === undefined ? {} : { proofEpoch: epochOf({ proofEpoch }) }
  // What is known of a store never starts anew.
  const isFirstEpoch = proofEpoch === undefined && sk === 'COUPON'
  const expected = Object.entries({ ...condition, ...ofEpoch })
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression: expressions.filter(Boolean).join(' '),
        ConditionExpression: [
          'attribute_exists(pk) AND attribute_not_exists(hiddenKeys)',
          ...(before ? [] : [`attribute_not_exists(${tallyNames.since})`]),
          ...(isFirstEpoch ? ['attribute_not_exists(proofEpoch)'] : []),
          ...expected.map(([name]) => `${name} = :before_${name}`),
        ].join(' AND '),
        ExpressionAttributeValues: {
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
          ...Object.fromEntries(added_.map(([name, value]) => [`:${name}`, value])),
          ...Object.fromEntries(expected.map(([name, value]) => [`:before_${name}`, value])),
        },
      },
    },
    refusal: versionConflict,
  }
}

type Attributes = Record<string, number>

interface Expressions {
  setting: Attributes
  adding: Attributes
  /** Attributes with the values that they have to have. */
  condition: Attributes
}

function additionTo({ since, halfLife }: Tally, added: Counters, isNew: boolean): Expressions {
  const adding = Object.fromEntries(counterNames.map((name) => [tallyNames[name], added[name]]))
  return {
    setting: {},
    adding: { ...adding, [tallyNames.signals]: isNew ? 1 : 0 },
    condition: { [tallyNames.since]: since, [tallyNames.halfLife]: halfLife },
  }
}

function landmarkOf({ before, tally, added, isNew }: Change): Expressions {
  const after = { ...tally, ...plus(tally, added), signals: tally.signals + (isNew ? 1 : 0) }
  return { setting: attributesOf(after), adding: {}, condition: before ? attributesOf(before) : {} }
}

function attributesOf({ landmark, ...held }: Tally): Attributes {
  const values = { ...held, ...landmark }
  const names = Object.keys(tallyNames) as (keyof typeof tallyNames)[]
  return Object.fromEntries(names.map((name) => [tallyNames[name], values[name]]))
}

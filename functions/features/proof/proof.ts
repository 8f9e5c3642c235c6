import { type Counters, counterNames, addCounters, type Tally } from '#domain/proof/tally'
import { type ProofRecord, proofOf } from '#domain/proof/proof-summary'
import type { Proof } from '#domain/proof/proof'
import { neededNetworks } from '#domain/proof/verdict'
import type { Item } from '#table/keys'
import { updateIfUnchanged, versionConflict } from '#table/if-unchanged'
import { type Write, writeTo } from '#table/write'

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

/** Attributes of a store that signals change, or that conditions of their writes read. */
export const storeProofNames = ['pk', 'sk', 'hiddenKeys', ...Object.values(tallyNames)]

const moments = ['checkedAt', 'workedAt', 'testedAt', 'testOutcome', 'doubtedAt', 'askedAt'] as const

export const couponProofNames = [...storeProofNames, ...moments, 'proofEpoch', 'proofRevision']

export const proofGuardNames = ['proofRevision']

/** A coupon with another code, type, link or store starts anew. Earlier signals have a lower epoch. */
export function withoutProof(coupon: object): Record<string, number | undefined> {
  const known = [...Object.values(tallyNames), ...moments]
  return { ...Object.fromEntries(known.map((name) => [name, undefined])), proofEpoch: epochOf(coupon) + 1 }
}

export function epochOf(coupon: object): number {
  return 'proofEpoch' in coupon ? Number(coupon.proofEpoch) : 0
}

export function proofIn(coupon: Item, store: Record<string, unknown>, now: Date): Proof {
  return proofOf(knownOf(coupon, store), now)
}

function knownOf(coupon: Item, store: Record<string, unknown>): ProofRecord {
  const { checkedAt, workedAt, testedAt, testOutcome, doubtedAt } = coupon as Partial<ProofRecord>
  const [tally, ofStore] = [tallyOf(coupon), tallyOf(store)]
  if (isNoVerdict(coupon, tally)) return { tally: undefined, ofStore }
  return { tally, ofStore, checkedAt, workedAt, testedAt, testOutcome, doubtedAt }
}

/** Whether nobody has said anything of it that counts. */
export const isUntested = (coupon: object): boolean => knownOf(coupon as Item, {}).checkedAt === undefined

/** Before three networks had to agree, votes of one or two were counted. Such a tally is not shown. */
function isNoVerdict({ proofRevision, testedAt, doubtedAt }: Item, tally: Tally | undefined): boolean {
  const hasMore = [proofRevision, testedAt, doubtedAt].some((value) => value !== undefined)
  return !hasMore && (tally?.signals ?? 0) < neededNetworks
}

export function tallyOf(item: Record<string, unknown>): Tally | undefined {
  if (item[tallyNames.since] === undefined) return undefined
  const number = (name: keyof typeof tallyNames) => Number(item[tallyNames[name]])
  return {
    since: number('since'),
    landmark: { byTime: number('byTime'), byBoth: number('byBoth') },
    halfLife: number('halfLife'),
    signals: number('signals'),
    worked: number('worked'),
    failed: number('failed'),
    people: number('people'),
    peopleWorked: number('peopleWorked'),
  }
}

/** Writes attributes, if nobody has changed them meanwhile. Undefined ones are removed. */
export function setProof(coupon: Item, after: Record<string, unknown>): Write {
  const proofRevision = Number(coupon.proofRevision ?? 0) + 1
  return updateIfUnchanged(coupon, { ...coupon, ...after, proofRevision }, [
    'hiddenKeys',
    'proofRevision',
    'proofEpoch',
  ])
}

/** Throws `versionConflict` if the store got another landmark meanwhile. */
export function addToStore(store: Item, tally: Tally, added: Counters): Write {
  const before = tallyOf(store)
  if (before?.since !== tally.since) {
    const after = { ...store, ...tallyAttributes({ ...tally, ...addCounters(tally, added) }) }
    return updateIfUnchanged(store, after, ['hiddenKeys', ...Object.values(tallyNames)])
  }
  const sums = counterNames.map((name) => [tallyNames[name], added[name]] as const)
  return writeTo('Update', store, {
    UpdateExpression: `ADD ${sums.map(([name]) => `${name} :${name}`).join(', ')}`,
    ConditionExpression: `attribute_not_exists(hiddenKeys) AND ${tallyNames.since} = :since`,
    ExpressionAttributeValues: {
      ...Object.fromEntries(sums.map(([name, value]) => [`:${name}`, value])),
      ':since': tally.since,
    },
    refusal: versionConflict,
  })
}

export function tallyAttributes({ landmark, ...rest }: Tally): Record<string, number> {
  const values: Record<string, number> = { ...rest, ...landmark }
  return Object.fromEntries(Object.entries(tallyNames).map(([name, stored]) => [stored, values[name] ?? 0]))
}

import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import { type Item, type Key, key } from '#table/keys'
import { withLock } from '#table/lock'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { versionConflict } from '#table/if-unchanged'
import { transact, type Write } from '#table/write'
import { scanAll, scanPage } from './scan'

export interface PlannedChange {
  what: string
  writes: Write[]
}

export interface Pass {
  name: string
  /** Undefined if the item needs none. Called again with the current item after a version conflict. */
  plan: (item: Item) => Promise<PlannedChange | undefined> | PlannedChange | undefined
}

export interface PassRecord extends Item {
  startedAt: string
  finishedAt?: string
  examined: number
  changed: number
  /** The last key that was read of each segment. Null: complete. */
  parts: (Key | 'start' | null)[]
  version: number
}

/** Segments at once, and items of each in one step. */
const sizes = { parts: 4, items: 100 }

/** They take longer than the lease that an interrupted pass leaves behind. */
const lockAttempts = 100

/** Continues an interrupted pass. Throws the errors of `plan`, and `too_many` if another one has the lock. */
export async function runPass(pass: Pass, clock: () => Date): Promise<PassRecord> {
  for (;;) {
    const record = await withLock('pass', () => takeStep(pass, clock), lockAttempts)
    if (record.finishedAt !== undefined) return record
  }
}

/** Plans that only read may be made beside each other. */
const plannedAtOnce = 20

/** Writes nothing. */
export async function* foresee({ plan }: Pass): AsyncIterable<PlannedChange & { item: Item }> {
  let items: Item[] = []
  const planned = async () => {
    const changes = await Promise.all(items.map(async (item) => ({ change: await plan(item), item })))
    items = []
    return changes.flatMap(({ change, item }) => (change ? { ...change, item } : []))
  }
  for await (const item of scanAll()) if (items.push(item) === plannedAtOnce) yield* await planned()
  yield* await planned()
}

export function keyOfPass(name: string): Key {
  return key(`PASS#${name}`, 'PASS')
}

/** Records a pass as done without reading anything, for a table whose items today's code has written. */
export async function recordAsDone(name: string, now: Date): Promise<void> {
  const record = newRecord(name, now)
  await storeRecord({ ...record, parts: record.parts.map(() => null), finishedAt: now.toISOString() }, 0)
}

export async function findPass(name: string): Promise<PassRecord | undefined> {
  return (await getItem(keyOfPass(name), { consistent: true })) as PassRecord | undefined
}

async function takeStep(pass: Pass, clock: () => Date): Promise<PassRecord> {
  const before = (await findPass(pass.name)) ?? newRecord(pass.name, clock())
  if (before.finishedAt !== undefined) return before
  const pages = await Promise.all(before.parts.map((_, segment) => workOnPart(pass, before, segment)))
  const parts = pages.map(({ next }) => next)
  const after: PassRecord = {
    ...before,
    parts,
    examined: before.examined + sum(pages.map(({ examined }) => examined)),
    changed: before.changed + sum(pages.map(({ changed }) => changed)),
    version: before.version + 1,
    ...(parts.every((part) => part === null) && { finishedAt: clock().toISOString() }),
  }
  // After a step that outlasted the lease, the record of another process may be newer. That one is valid.
  return (await storeRecord(after, before.version)) ? after : before
}

function newRecord(name: string, now: Date): PassRecord {
  const parts = Array.from({ length: sizes.parts }, () => 'start' as const)
  return {
    ...keyOfPass(name),
    startedAt: now.toISOString(),
    examined: 0,
    changed: 0,
    parts,
    version: 0,
  }
}

async function workOnPart(pass: Pass, { parts }: PassRecord, segment: number) {
  const from = parts[segment] ?? null
  if (from === null) return { examined: 0, changed: 0, next: null }
  const part = { segment, of: parts.length, after: from === 'start' ? undefined : from }
  const page = await scanPage(part, sizes.items)
  const items = page.items.filter(({ sk }) => !own.has(sk))
  let changed = 0
  for (const item of items) changed += await changeItem(pass, item)
  return { examined: items.length, changed, next: page.next ?? null }
}

const own = new Set(['LOCK', 'PASS'])

/** Again after a version conflict. Returns the number of changed items. */
async function changeItem({ plan }: Pass, scanned: Item): Promise<0 | 1> {
  let isScanned = true
  return retry({ attempts: 6, isTransient: (error) => error === versionConflict }, async () => {
    const item = isScanned ? scanned : await getItem({ pk: scanned.pk, sk: scanned.sk }, { consistent: true })
    isScanned = false
    const change = item && (await plan(item))
    if (!change) return 0
    await transact(change.writes)
    return 1
  })
}

/** False if another process has stored one since. */
async function storeRecord(record: PassRecord, version: number): Promise<boolean> {
  const put = new PutCommand({
    TableName: tableName(),
    Item: record,
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': version },
  })
  return whenConditionHolds(documentClient().send(put))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

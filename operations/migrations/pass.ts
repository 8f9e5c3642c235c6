import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '#table/client'
import { whenConditionHolds } from '#table/condition'
import { type Item, type Key, key } from '#table/keys'
import { oneAtATime } from '#table/lock'
import { getItem } from '#table/read'
import { retry } from '#table/retry'
import { versionConflict } from '#table/rewrite'
import { transact, type Write } from '#table/write'
import { scanAll, scanPage } from './scan'

/** What a pass would do to an item, in words, and as the writes of one transaction. */
export interface Change {
  what: string
  writes: Write[]
}

/** Something that is done to every item for which there is something to do. */
export interface Pass {
  name: string
  /**
   * Undefined where the item is as it shall be. It is planned again on what is there when another write came
   * between.
   */
  plan: (item: Item) => Promise<Change | undefined> | Change | undefined
}

/** How far a pass has come: its item in the table. */
export interface PassRecord extends Item {
  startedAt: string
  finishedAt?: string
  examined: number
  changed: number
  /** Where each part of the table goes on; null where it is done. */
  parts: (Key | 'start' | null)[]
  version: number
}

/** Parts that are worked on at the same time, and how many items of each are one step. */
const sizes = { parts: 4, items: 100 }

/** How often the lock is tried: for longer than the lease of an interrupted pass. */
const lockAttempts = 100

/**
 * Does a pass to its end. It goes on where it was cut off, and several may do the same at once: each takes a
 * step while no other does (functions/table/lock), and then writes down how far it has come.
 */
export async function runPass(pass: Pass, clock: () => Date): Promise<PassRecord> {
  for (;;) {
    const record = await oneAtATime('pass', () => takeStep(pass, clock), lockAttempts)
    if (record.finishedAt !== undefined) return record
  }
}

/** What a pass would do now, without doing any of it. */
export async function* foresee({ plan }: Pass): AsyncIterable<Change & { item: Item }> {
  for await (const item of scanAll()) {
    const change = await plan(item)
    if (change) yield { ...change, item }
  }
}

/** The item that says how far a pass has come. */
export function keyOfPass(name: string): Key {
  return key(`PASS#${name}`, 'PASS')
}

/** How far a pass has come; undefined for one that has not begun. */
export async function findPass(name: string): Promise<PassRecord | undefined> {
  return (await getItem(keyOfPass(name), { latest: true })) as PassRecord | undefined
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
  // If the step took longer than the lease, another process has continued. Its record is the valid one.
  return (await keep(after, before.version)) ? after : before
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
  for (const item of items) changed += await bring(pass, item)
  return { examined: items.length, changed, next: page.next ?? null }
}

/** What passes put into the table themselves. */
const own = new Set(['LOCK', 'PASS'])

/** Changes an item where there is something to do, and answers with how many it changed. */
async function bring({ plan }: Pass, scanned: Item): Promise<0 | 1> {
  let isScanned = true
  return retry({ attempts: 6, mayPass: (error) => error === versionConflict }, async () => {
    const item = isScanned ? scanned : await getItem({ pk: scanned.pk, sk: scanned.sk }, { latest: true })
    isScanned = false
    const change = item && (await plan(item))
    if (!change) return 0
    await transact(change.writes)
    return 1
  })
}

/** Whether nobody else has written the record meanwhile. */
async function keep(record: PassRecord, version: number): Promise<boolean> {
  const put = new PutCommand({
    TableName: tableName(),
    Item: record,
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': version },
  })
  return whenConditionHolds(documents().send(put))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

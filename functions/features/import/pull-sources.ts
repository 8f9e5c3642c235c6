import { AppError } from '#domain/http/errors'
import { fullDate } from '#domain/time/full-date'
import { utcDayOf } from '#domain/time/utc-day'
import { type Import, isUndisputed, writtenStates } from '#domain/import/import'
import { differences, updateAsRead } from '#table/as-read'
import { transact } from '#table/write'
import { applyImport } from './apply-import'
import { checkFile } from './check-feed'
import { fetchFeed } from './fetch-feed'
import { readSecret } from './feed-secret'
import { readImport } from './import'
import { hashOf } from './keys'
import { readSources, type StoredSource } from './sources'
import { discardImport } from './undo-import'
import { day, hour, minute } from '#domain/time/lengths'

/** Milliseconds. A pull may begin this much early, since the schedule is never exact. */
const early = minute

/** After a failure it is tried each hour. */
function isDue({ pulls, pulledAt, problem }: StoredSource, now: Date): boolean {
  if (pulls === 'never') return false
  const wait = pulls === 'hourly' || problem !== null ? hour : day
  return pulledAt === null || Date.parse(pulledAt) + wait - early <= now.getTime()
}

/**
 * Pulls what is due, and writes what asks nobody. What is left once `isOver` goes on in the next call. A
 * failure of one source stops no other.
 */
export async function pullSources(now: Date, isOver: () => boolean): Promise<void> {
  const failures: unknown[] = []
  for (const source of await readSources()) {
    if (isOver()) return
    const isCutOff = source.applyingId !== undefined
    if (!isCutOff && !isDue(source, now)) continue
    try {
      const pulled = isCutOff ? source : await pull(source, now)
      await save(source, { ...pulled, applyingId: await apply(pulled.applyingId, now, isOver) })
    } catch (error) {
      const isOfFeed = error instanceof AppError && error.status < 500 && error.code !== 'too_many'
      if (!isOfFeed) failures.push(error)
      const problem = isOfFeed ? error.message : 'It failed, and is tried again in an hour.'
      await save(source, { pulledAt: now.toISOString(), problem, applyingId: undefined })
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Feeds were not pulled.')
}

/** Its version stays, so that a form that staff have open does not conflict. */
async function save(before: StoredSource, changes: Partial<StoredSource>): Promise<void> {
  const { pulledAt, problem, waitingId, feedHash, applyingId } = { ...before, ...changes }
  const after = { ...before, pulledAt, problem, waitingId, feedHash, applyingId }
  if (differences(before, after).length > 0) await transact([updateAsRead(before, after, [])])
}

async function pull(source: StoredSource, now: Date): Promise<Partial<StoredSource>> {
  const pulled = { pulledAt: now.toISOString(), problem: null }
  const bytes = await fetchFeed(await readSecret(source.name))
  const feedHash = hashOf(bytes)
  if (feedHash === source.feedHash) return pulled
  const file = { name: `${source.host}, ${fullDate(utcDayOf(now))}`, bytes }
  const checked = await checkFile(file, { before: source, source }, { now, host: undefined })
  await discardOlder(source)
  if (checked.state === 'unmapped') throw new AppError('invalid', unreadable(checked))
  const isNews = writtenStates.some((state) => checked.counts[state] > 0)
  // Rows without a store wait for staff, and come again with the next pull.
  const isWhole = checked.counts.map === 0
  if (isNews && source.appliesItself && isUndisputed(checked)) {
    const left = isWhole ? { waitingId: null, feedHash } : { waitingId: checked._id, feedHash: undefined }
    return { ...pulled, ...left, applyingId: checked._id }
  }
  if (isNews || !isWhole) return { ...pulled, waitingId: checked._id, feedHash }
  await discardImport(checked._id)
  return { ...pulled, waitingId: null, feedHash }
}

const unreadable = ({ openDate }: Import) =>
  openDate === null
    ? 'Nobody has said what its columns hold. Please import a file of it once.'
    : `Is ${openDate} day or month first? Please import a file of it once.`

/** A dry run that nobody has looked at, which the new one replaces. */
async function discardOlder({ waitingId }: StoredSource): Promise<void> {
  if (waitingId === null) return
  const older = await readImport(waitingId).catch(() => undefined)
  if (older?.state === 'checked') await discardImport(waitingId)
}

/** The id if something is left. */
async function apply(id: string | undefined, now: Date, isOver: () => boolean): Promise<string | undefined> {
  if (id === undefined) return undefined
  while (!isOver()) {
    const { state } = await applyImport(id, {}, now)
    if (state === 'applied') return undefined
  }
  return id
}

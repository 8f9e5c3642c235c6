import { AppError } from '#domain/http/errors'
import { isUndisputed, writtenStates } from '#domain/import/import'
import { fullDate } from '#domain/time/full-date'
import { day, hour, minute } from '#domain/time/lengths'
import { utcDayOf } from '#domain/time/utc-day'
import { updateIfUnchanged } from '#table/if-unchanged'
import { transact } from '#table/write'
import { applyImport } from './apply-import'
import { checkFile } from './check-feed'
import { fetchFeed } from './fetch-feed'
import { readSecret } from './feed-secret'
import { hashOf } from './keys'
import { readPulls, type StoredSource } from './sources'
import { discardImport } from './undo-import'

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
  for (const { source, last } of await readPulls()) {
    if (isOver()) return
    try {
      if (last?.state === 'applying') await applyWhole(last._id, now, isOver)
      else if (isDue(source, now)) await pull(source, last?.state === 'checked', now, isOver)
    } catch (error) {
      const isOfFeed = error instanceof AppError && error.status < 500 && error.code !== 'too_many'
      if (!isOfFeed) failures.push(error)
      const problem = isOfFeed ? error.message : 'It failed, and is tried again in an hour.'
      await save(source, { pulledAt: now.toISOString(), problem })
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Feeds were not pulled.')
}

/** Its version stays, so that a form that staff have open does not conflict. */
const save = (before: StoredSource, changes: Partial<StoredSource> & { pulledAt: string }) =>
  transact([updateIfUnchanged(before, { ...before, ...changes }, [])])

/** A dry run that nobody has looked at (`isOpen`) is replaced by the new one. */
async function pull(source: StoredSource, isOpen: boolean, now: Date, isOver: () => boolean) {
  const pulled = { pulledAt: now.toISOString(), problem: null }
  const bytes = await fetchFeed(await readSecret(source.name))
  const feedHash = hashOf(bytes)
  if (feedHash === source.feedHash) return save(source, pulled)
  const file = { name: `${source.host}, ${fullDate(utcDayOf(now))}`, bytes }
  const checked = await checkFile(file, { before: source, source }, { now, host: undefined })
  const { _id, state, openDate, counts } = checked
  if (isOpen && source.waitingId !== null) await discardImport(source.waitingId)
  if (state === 'unmapped') {
    const what = openDate === undefined ? unknownColumns : `Is ${openDate} day or month first?`
    throw new AppError('invalid', `${what} Please import a file of it once.`)
  }
  const isNews = writtenStates.some((each) => counts[each] > 0)
  if (!isNews && counts.map === 0) {
    await discardImport(_id)
    return save(source, { ...pulled, waitingId: null, feedHash })
  }
  const asksNobody = isNews && source.appliesItself && isUndisputed(checked)
  // Rows without a store wait for staff, and come again with the next pull.
  const isWhole = !asksNobody || counts.map === 0
  await save(source, { ...pulled, waitingId: _id, feedHash: isWhole ? feedHash : undefined })
  if (asksNobody) await applyWhole(_id, now, isOver)
}

const unknownColumns = 'Nobody has said what its columns hold.'

async function applyWhole(id: string, now: Date, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { state } = await applyImport(id, {}, now)
    if (state === 'applied') return
  }
}

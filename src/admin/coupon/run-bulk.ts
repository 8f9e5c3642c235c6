import type { QueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import type { BulkChanges } from '#domain/coupon/bulk-edit'
import { counted } from '#domain/text/counted'
import { callAsStaff } from '../calls/staff-call'
import { markUnsavedWork } from '../components/form/unsaved-work'
import { invalidateReads } from '../calls/invalidate-reads'
import { coupons } from './coupon-resource'
import { type BulkTarget, forgetProgress, forgetRun, keepRun, reportProgress } from './bulk-runs'
import type { BulkedCoupon } from './bulk-change-text'
import { showEnd, showInterruption, showProgress, showUndone } from './bulk-snackbars'

export interface BulkWork {
  target: BulkTarget
  changes: BulkChanges
  /** Called at the end with the ids of those that could not be changed. */
  onFailed: (ids: string[]) => void
  client: QueryClient
}

/** How far a run is. The call that comes next follows from it, so a run that was cut off can go on. */
interface Run {
  bulkId: string
  at: string
  /** Results by coupon id: a list may show a coupon again that has moved within it. */
  results: Map<string, BulkedCoupon>
  next: Record<string, unknown> | undefined
}

/** Coupons of a call: few enough to see the progress, and to wait for a lost answer only shortly. */
const chunkSize = 50

/** What the first call is about. The preview shows as many as a call may be about. */
export function firstPart(target: BulkTarget, size = chunkSize): Record<string, unknown> {
  return 'ids' in target ? { ids: target.ids.slice(0, size) } : { where: target.where }
}

/** Goes on while the user works elsewhere in the admin area. */
export function startBulk(work: BulkWork): void {
  const at = new Date().toISOString()
  goOn(work, { bulkId: ulid(), at, results: new Map(), next: firstPart(work.target) })
}

function goOn(work: BulkWork, run: Run): void {
  report(work, run)
  showProgress(run.bulkId, callAll(work, run))
}

async function callAll(work: BulkWork, run: Run): Promise<void> {
  const { target, changes, onFailed, client } = work
  const { bulkId, results } = run
  const release = markUnsavedWork()
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    while (run.next) {
      const body = { ...run.next, changes, bulkId }
      const { coupons: answered, next } = await callAsStaff('POST /coupons/bulk', { body })
      for (const coupon of answered) results.set(coupon._id, coupon)
      run.next = partAfter(target, results, next)
      report(work, run)
    }
    const answers = [...results.values()]
    showEnd(answers, () => void undoBulk(bulkId, client))
    onFailed(answers.flatMap(({ _id, state }) => (state === 'failed' ? [_id] : [])))
  } catch (error) {
    const what = `The change stopped after ${counted(results.size, 'coupon')}`
    showInterruption(what, error, { label: 'Continue', run: () => goOn(work, run) })
  } finally {
    release()
    removeEventListener('beforeunload', askBeforeLeaving)
    forgetProgress(bulkId)
    void invalidateReads(client, coupons.reads)
  }
}

const askBeforeLeaving = (event: Event) => event.preventDefault()

function partAfter(target: BulkTarget, results: Run['results'], cursor: string | undefined): Run['next'] {
  if (!('ids' in target)) return cursor === undefined ? undefined : { where: { ...target.where, cursor } }
  const left = target.ids.filter((id) => !results.has(id))
  return left.length === 0 ? undefined : { ids: left.slice(0, chunkSize) }
}

function report({ target, changes }: BulkWork, { bulkId, at, results, next }: Run): void {
  const done = [...results.values()].filter(({ state }) => state === 'changed').length
  keepRun({ bulkId, at, changes, changed: done, isWhole: next === undefined })
  const of = 'ids' in target ? target.ids.length : target.count
  reportProgress(bulkId, { done: results.size, of })
}

export async function undoBulk(bulkId: string, client: QueryClient): Promise<void> {
  const call = () => callAsStaff('POST /coupons/bulk/{bulkId}/undo', { params: { bulkId } })
  let restored = 0
  try {
    let answer = await call()
    for (; !answer.isDone; answer = await call()) restored += answer.restored
    forgetRun(bulkId)
    showUndone(restored + answer.restored, answer.skipped)
  } catch (error) {
    const again = () => void undoBulk(bulkId, client)
    showInterruption('Failed to undo the change', error, { label: 'Try again', run: again })
  }
  await invalidateReads(client, coupons.reads)
}

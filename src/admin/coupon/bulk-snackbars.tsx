import { counted } from '#domain/text/counted'
import { failureText } from '../components/feedback/failure-text'
import {
  longMilliseconds,
  showDuring,
  showSnackbar,
  type Snackbar,
  noTimeout,
} from '../components/feedback/snackbars'
import { useBulkRuns } from './bulk-runs'
import type { BulkedCoupon } from './bulk-change-text'

const shownFor = longMilliseconds

/** The number of failed or skipped coupons that are named; further ones are only counted. */
const named = 3

export function showProgress(bulkId: string, run: Promise<void>): void {
  showDuring(run, { text: <Progress bulkId={bulkId} /> })
}

function Progress({ bulkId }: { bulkId: string }) {
  const progress = useBulkRuns(({ runs }) => runs[bulkId])
  if (!progress) return null
  const { done, of } = progress
  return `Changing coupons: ${done}${of === undefined ? '' : ` of ${of}`}…`
}

export function showEnd(results: readonly BulkedCoupon[], undo: () => void): void {
  const changed = results.filter(({ state }) => state === 'changed').length
  const failed = results.filter(({ state }) => state === 'failed')
  if (changed > 0) {
    const action = { label: 'Undo', run: undo }
    showPart(`${counted(changed, 'coupon')} changed`, failed, { shownFor, action })
  } else if (failed.length === 0) showSnackbar({ text: 'No coupon had to be changed' })
  else {
    const text = `Failed to change ${failed.length === 1 ? 'coupon' : `${failed.length} coupons`}`
    showSnackbar({ text, detail: namesOf(failed), shownFor, tone: 'failure' })
  }
}

/** Shows the text with the number of coupons that were left out, and the names of some. */
function showPart(text: string, others: readonly Named[], how: Partial<Snackbar> = {}): void {
  if (others.length === 0) return showSnackbar({ text, ...how })
  const detail = namesOf(others)
  showSnackbar({ shownFor, ...how, text: `${text}, ${others.length} not`, detail, tone: 'failure' })
}

/** A run can go on from there. */
export function showInterruption(what: string, error: unknown, action: Snackbar['action'] & object): void {
  showSnackbar({ text: failureText(what, error), shownFor: noTimeout, tone: 'failure', action })
}

export function showUndone(restored: number, skipped: readonly Named[]): void {
  showPart(`Change of ${counted(restored, 'coupon')} undone`, skipped)
}

interface Named {
  title: string
  message?: string | undefined
}

function namesOf(all: readonly Named[]): string {
  const names = all.slice(0, named).map(({ title, message }) => `${title}: ${message ?? ''}`)
  return [...names, ...(all.length > named ? [`And ${all.length - named} more.`] : [])].join(' ')
}

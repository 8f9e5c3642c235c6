import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type BulkChanges, bulkUndoWindow } from '#domain/coupon/bulk-edit'

interface Progress {
  done: number
  of: number | undefined
}

/** Some of the coupons by their ids, or all that a list has. */
export type BulkTarget = { ids: readonly string[] } | { where: Record<string, string>; count?: number }

/** A change of many coupons that can be undone. */
export interface RecentRun {
  bulkId: string
  at: string
  changes: BulkChanges
  /** The number of changed coupons, as far as is known: nobody knows that of a call cut off by a reload. */
  changed: number
  isWhole: boolean
}

interface Runs {
  /** The runs that are under way, by their bulkId. */
  runs: Readonly<Record<string, Progress>>
  /** The newest first. The browser stores them. */
  recent: readonly RecentRun[]
}

export const useBulkRuns = create<Runs>()(
  persist((): Runs => ({ runs: {}, recent: [] }), {
    name: 'admin-bulk-runs',
    partialize: ({ recent }) => ({ recent }),
  }),
)

export function reportProgress(bulkId: string, progress: Progress): void {
  useBulkRuns.setState(({ runs }) => ({ runs: { ...runs, [bulkId]: progress } }))
}

export function forgetProgress(bulkId: string): void {
  useBulkRuns.setState(({ runs }) => {
    const { [bulkId]: _, ...others } = runs
    return { runs: others }
  })
}

export function keepRun(run: RecentRun): void {
  const others = canBeUndone(useBulkRuns.getState().recent).filter(({ bulkId }) => bulkId !== run.bulkId)
  useBulkRuns.setState({ recent: run.changed > 0 || !run.isWhole ? [run, ...others] : others })
}

export function forgetRun(bulkId: string): void {
  useBulkRuns.setState(({ recent }) => ({ recent: recent.filter((run) => run.bulkId !== bulkId) }))
}

export const canBeUndone = (recent: readonly RecentRun[]): RecentRun[] =>
  recent.filter(({ at }) => Date.now() - Date.parse(at) < bulkUndoWindow)

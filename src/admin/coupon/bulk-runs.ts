import { create } from 'zustand'

interface Progress {
  done: number
  of: number | undefined
}

/** Runs that are under way, by their bulkId. */
export const useBulkRuns = create<{ runs: Readonly<Record<string, Progress>> }>(() => ({ runs: {} }))

export function reportProgress(bulkId: string, progress: Progress): void {
  useBulkRuns.setState(({ runs }) => ({ runs: { ...runs, [bulkId]: progress } }))
}

export function forgetRun(bulkId: string): void {
  useBulkRuns.setState(({ runs }) => {
    const { [bulkId]: _, ...others } = runs
    return { runs: others }
  })
}

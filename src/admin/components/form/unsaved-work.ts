import { create } from 'zustand'

/** One mark for each form with changes, and for each call that waits for a sign-in. */
export const useUnsavedWork = create<{ marks: ReadonlySet<symbol> }>(() => ({ marks: new Set() }))

export const hasUnsavedWork = (): boolean => useUnsavedWork.getState().marks.size > 0

/** If the session ends meanwhile, staff sign in over the page. Returns a function that removes the mark. */
export function markUnsavedWork(): () => void {
  const work = Symbol('work')
  useUnsavedWork.setState(({ marks }) => ({ marks: new Set([...marks, work]) }))
  return () =>
    useUnsavedWork.setState(({ marks }) => ({ marks: new Set([...marks].filter((other) => other !== work)) }))
}

export function forgetUnsavedWork(): void {
  useUnsavedWork.setState({ marks: new Set() })
}

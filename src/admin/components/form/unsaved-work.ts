import { create } from 'zustand'

/** Forms with changes, and calls that wait for a sign-in. */
export const useUnsavedWork = create<{ held: ReadonlySet<symbol> }>(() => ({ held: new Set() }))

export const hasUnsavedWork = (): boolean => useUnsavedWork.getState().held.size > 0

/** If the session ends meanwhile, staff sign in over the page. Returns a function that removes the mark. */
export function holdWork(): () => void {
  const work = Symbol('work')
  useUnsavedWork.setState(({ held }) => ({ held: new Set([...held, work]) }))
  return () =>
    useUnsavedWork.setState(({ held }) => ({ held: new Set([...held].filter((other) => other !== work)) }))
}

export function dropWork(): void {
  useUnsavedWork.setState({ held: new Set() })
}

import { create } from 'zustand'

/** What is on the page that would be lost with it: forms with changes, calls that wait for a sign-in. */
export const useUnsavedWork = create<{ held: ReadonlySet<symbol> }>(() => ({ held: new Set() }))

/** Whether leaving the page now would lose something. */
export function hasUnsavedWork(): boolean {
  return useUnsavedWork.getState().held.size > 0
}

/**
 * Says that leaving the page now would lose something: should the session end meanwhile, staff sign in over
 * the page and not instead of it. Answers with a function that takes it back.
 */
export function holdWork(): () => void {
  const work = Symbol('work')
  useUnsavedWork.setState(({ held }) => ({ held: new Set([...held, work]) }))
  return () =>
    useUnsavedWork.setState(({ held }) => ({ held: new Set([...held].filter((other) => other !== work)) }))
}

/** Gives up everything that is held, because its author leaves without it. */
export function dropWork(): void {
  useUnsavedWork.setState({ held: new Set() })
}

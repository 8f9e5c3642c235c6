import { useRef, useState } from 'react'
import { mergeVersions } from './merge-versions'

/** What is stored: the values a form starts with, and their version. */
export interface Stored<Input> {
  values: Input
  version: number
}

/**
 * Two versions of one thing that change the same fields: what was typed here, with what only others have
 * changed, and what someone else has saved since the form was opened.
 */
export interface Conflict<Input> {
  mine: Input
  theirs: Input
  version: number
  /** The fields that both have changed. */
  disputed: readonly string[]
}

/** The version that a form is based on, and what is to be done about a newer one. */
export function useVersions<Input extends Record<string, unknown>>(
  values: Input,
  version: number | undefined,
) {
  const based = useRef({ base: values, version })
  const [conflict, setConflict] = useState<Conflict<Input>>()

  /**
   * Meets a newer version: answers with the fields that only someone else has changed, and the form is based
   * on it from then on. Where both have changed something there is a conflict instead.
   */
  function meet(typed: Input, { values: theirs, version: newest }: Stored<Input>) {
    const { values: mine, disputed, taken } = mergeVersions(based.current.base, typed, theirs)
    if (disputed.length > 0 || newest === based.current.version) {
      setConflict({ mine, theirs, version: newest, disputed })
      return undefined
    }
    based.current = { base: theirs, version: newest }
    return Object.fromEntries(taken.map((name) => [name, mine[name]]))
  }

  /** Bases the form on the version that the conflict is with. */
  function settle() {
    if (conflict) based.current = { base: conflict.theirs, version: conflict.version }
    setConflict(undefined)
  }

  return { present: () => based.current.version, conflict, meet, settle, close: () => setConflict(undefined) }
}

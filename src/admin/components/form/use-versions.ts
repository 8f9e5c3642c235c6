import { useRef, useState } from 'react'
import { mergeVersions } from './merge-versions'

/** The stored values that a form starts with, and their version. */
export interface Stored<Input> {
  values: Input
  version: number
}

/** The newest version of an item: its values in the form, and itself. */
export interface Newest<Input, Saved> extends Stored<Input> {
  item: Saved
}

/**
 * Two versions that change the same fields. `mine` has the input of this form, merged with fields that only
 * others have changed. `theirs` was saved by someone else since the form was opened.
 */
export interface Conflict<Input> {
  mine: Input
  theirs: Input
  version: number
  /** The fields that both have changed. */
  disputed: readonly string[]
}

/** The version that a form is based on, and the handling of a newer one. */
export function useVersions<Input extends Record<string, unknown>>(
  values: Input,
  version: number | undefined,
) {
  const based = useRef({ base: values, version })
  const [conflict, setConflict] = useState<Conflict<Input>>()

  /**
   * Handles a newer version. Without a conflict the form is based on it from then on, and the fields that
   * only someone else has changed are returned. Otherwise sets the conflict. Fields that are `equal` although
   * they were typed in another form are not disputed.
   */
  function mergeWithServerVersion(
    typed: Input,
    { values: theirs, version: newest }: Stored<Input>,
    equal: (name: string) => boolean,
  ) {
    const { values: mine, taken, ...merged } = mergeVersions(based.current.base, typed, theirs)
    const disputed = merged.disputed.filter((name) => !equal(name))
    if (disputed.length > 0 || newest === based.current.version) {
      setConflict({ mine, theirs, version: newest, disputed })
      return undefined
    }
    based.current = { base: theirs, version: newest }
    return Object.fromEntries(taken.map((name) => [name, mine[name]]))
  }

  /**
   * Bases the form on a version that it has saved itself as `sent`. Returns the fields that were not typed in
   * again since, as they are stored.
   */
  function adopt(typed: Input, sent: Input, { values: stored, version: newest }: Stored<Input>) {
    const { values: mine, taken } = mergeVersions(sent, typed, stored)
    based.current = { base: stored, version: newest }
    return Object.fromEntries(taken.map((name) => [name, mine[name]]))
  }

  /** Bases the form on the version of the conflict. */
  function settle() {
    if (conflict) based.current = { base: conflict.theirs, version: conflict.version }
    setConflict(undefined)
  }

  return {
    present: () => based.current.version,
    conflict,
    mergeWithServerVersion,
    adopt,
    settle,
    close: () => setConflict(undefined),
  }
}

import { useRef, useState } from 'react'
import { type FieldGroups, mergeVersions } from './merge-versions'

export interface Stored<Input> {
  values: Input
  version: number
}

export interface Newest<Input, Saved> extends Stored<Input> {
  item: Saved
}

/** An item that others may change: its version, and a read of the newest one. */
export interface StoredItem<Input, Saved> {
  version: number
  read: () => Promise<Newest<Input, Saved>>
  groups?: FieldGroups | undefined
}

/** `mine` is the input with the other's changes merged in. `theirs` was saved by someone else meanwhile. */
export interface Conflict<Input> {
  mine: Input
  theirs: Input
  version: number
  disputed: readonly string[]
  groups: FieldGroups
}

export function useVersions<Input extends Record<string, unknown>>(
  values: Input,
  version: number | undefined,
  groups: FieldGroups = [],
) {
  const based = useRef({ base: values, version })
  const [conflict, setConflict] = useState<Conflict<Input>>()

  /** Returns the fields that only others have changed, or sets the conflict. `equal` ones are no conflict. */
  function mergeWithServerVersion(
    typed: Input,
    { values: theirs, version: newest }: Stored<Input>,
    equal: (name: string) => boolean,
  ) {
    const { values: mine, taken, ...merged } = mergeVersions(based.current.base, typed, theirs, groups)
    const disputed = merged.disputed.filter((name) => !equal(name))
    if (disputed.length > 0 || newest === based.current.version) {
      setConflict({ mine, theirs, version: newest, disputed, groups })
      return undefined
    }
    based.current = { base: theirs, version: newest }
    return Object.fromEntries(taken.map((name) => [name, mine[name]]))
  }

  /** Continues from a version that this form has saved. Returns the fields that were not typed in since. */
  function adopt(typed: Input, sent: Input, { values: stored, version: newest }: Stored<Input>) {
    const { values: mine, taken } = mergeVersions(sent, typed, stored)
    based.current = { base: stored, version: newest }
    return Object.fromEntries(taken.map((name) => [name, mine[name]]))
  }

  function rebase(fields: Partial<Input>) {
    based.current = { ...based.current, base: { ...based.current.base, ...fields } }
  }

  function settle() {
    if (conflict) based.current = { base: conflict.theirs, version: conflict.version }
    setConflict(undefined)
  }

  return {
    currentVersion: () => based.current.version,
    base: () => based.current.base,
    rebase,
    conflict,
    mergeWithServerVersion,
    adopt,
    settle,
    close: () => setConflict(undefined),
  }
}

interface Merged<Values> {
  /** Disputed fields have the value of this form. */
  values: Values
  disputed: string[]
  /** Only the other person has changed these fields. */
  taken: string[]
}

/** Names of fields that say one thing together, such as a discount and its percentage. */
export type FieldGroups = readonly (readonly string[])[]

export function groupOf(name: string, groups: FieldGroups): readonly string[] {
  return groups.find((group) => group.includes(name)) ?? [name]
}

/** `base` is the version that both started from. Whoever changes a field of a group changes all of it. */
export function mergeVersions<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
  groups: FieldGroups = [],
): Merged<Values> {
  const names = Object.keys(mine)
  const changedBy = (version: Values) =>
    names.filter((name) => groupOf(name, groups).some((each) => !isSame(version[each], base[each])))
  const [here, there] = [new Set(changedBy(mine)), changedBy(theirs)]
  const taken = there.filter((name) => !here.has(name) && !isSame(mine[name], theirs[name]))
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    disputed: there.filter((name) => here.has(name) && !isSame(mine[name], theirs[name])),
    taken,
  }
}

/** Compares files by identity: as JSON they are all the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one instanceof File || other instanceof File) return false
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  }
  return JSON.stringify(one) === JSON.stringify(other)
}

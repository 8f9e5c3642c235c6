/** What became of a thing that two people have changed: what both wrote together, and where they disagree. */
interface Merged<Values> {
  /** Each field as whoever has changed it left it; as it is here where both have. */
  values: Values
  /** The fields that both have changed, and differently. */
  disputed: string[]
  /** The fields that were changed elsewhere alone. */
  taken: string[]
}

/** Puts two versions of the same thing together, field by field. `base` is what both started from. */
export function mergeVersions<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const names = Object.keys(mine)
  const changedBy = (version: Values) => names.filter((name) => !isSame(version[name], base[name]))
  const [here, there] = [new Set(changedBy(mine)), changedBy(theirs)]
  const taken = there.filter((name) => !here.has(name))
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    disputed: there.filter((name) => here.has(name) && !isSame(mine[name], theirs[name])),
    taken,
  }
}

/** Files are told apart by themselves: as JSON they are all alike. */
function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other || (hasNoFile(one) && hasNoFile(other) && JSON.stringify(one) === JSON.stringify(other))
  )
}

function hasNoFile(value: unknown): boolean {
  return !(value instanceof File) && !(Array.isArray(value) && value.some((item) => item instanceof File))
}

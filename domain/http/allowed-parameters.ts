/** A path as segments (a name in braces matches any), and the query parameters that its answer depends on. */
export type ParameterTable = readonly (readonly [segments: readonly string[], names: readonly string[]])[]

/** The names in the first matching row. CloudFront runs this: no destructuring, no for-of (infra/edge). */
export function allowedParameters(table: ParameterTable, path: string): readonly string[] {
  // Page paths match with a slash at the end and in either case.
  const segments = path.replace(/\/+$/, '').split('/').map(decoded)
  const row = table.find((each) => matches(each[0], segments))
  return row === undefined ? [] : row[1]
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((expected, at) =>
      expected.charAt(0) === '{' ? segments[at] !== '' : segments[at] === expected,
    )
  )
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}

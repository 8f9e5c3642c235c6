/** A path by its segments, a name in braces for any of them, and the query parameters that its answer depends on. */
export type ParameterTable = readonly (readonly [segments: readonly string[], names: readonly string[]])[]

/**
 * The query parameters that count at a path, by the first row that matches it; none where no row does. CloudFront runs this
 * as well (infra/edge), so it is written without what its JavaScript lacks, such as destructuring and for-of.
 */
export function allowedParameters(table: ParameterTable, path: string): readonly string[] {
  // Pages are found with a slash at the end, too, and by letters of either case.
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

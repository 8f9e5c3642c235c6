/** The names that more than one of these items has. */
export function repeatedNames(items: readonly { name: string }[]): Set<string> {
  const seen = new Set<string>()
  return new Set(items.flatMap(({ name }) => (seen.has(name) || !seen.add(name) ? [name] : [])))
}

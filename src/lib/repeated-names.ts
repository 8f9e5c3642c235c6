export function repeatedNames(items: readonly { name: string }[]): Set<string> {
  const names = items.map(({ name }) => name).toSorted()
  return new Set(names.filter((name, at) => name === names[at + 1]))
}

/** A React key for each text. A text may occur several times. */
export function uniqueKeys(texts: readonly string[]): string[] {
  const times = new Map<string, number>()
  return texts.map((text) => {
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    return `${before} ${text}`
  })
}

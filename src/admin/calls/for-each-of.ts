const concurrentCalls = 4

/** Calls a few at a time. Returns the failures; the other items are done. */
export async function forEachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<{ item: Item; error: unknown }[]> {
  const left = [...items]
  const failures: { item: Item; error: unknown }[] = []
  async function workOn() {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item).catch((error: unknown) => failures.push({ item: item!, error }))
    }
  }
  await Promise.all(Array.from({ length: concurrentCalls }, workOn))
  return failures
}

const size = 10

/** Ten at once. A failure is thrown only at the end, so that it stops no other. */
export async function inBatches<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: PromiseSettledResult<Result>[] = []
  for (let at = 0; at < all.length; at += size)
    results.push(...(await Promise.allSettled(all.slice(at, at + size).map(work))))
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

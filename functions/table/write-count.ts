interface Writes {
  count: number
}

/** One for all bundles of a process: on one machine the pages are a bundle of their own. */
const writes = ((globalThis as unknown as Record<symbol, Writes | undefined>)[Symbol.for('writes')] ??= {
  count: 0,
})

/** How many writes this process has ended, refused ones included. */
export function writesSoFar(): number {
  return writes.count
}

export async function countWrite<Output>(write: () => Promise<Output>): Promise<Output> {
  try {
    return await write()
  } finally {
    writes.count++
  }
}

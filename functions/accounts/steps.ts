/** A step of a change that no transaction covers, and its compensation. The compensation may run twice. */
export interface Step {
  do: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/**
 * Milliseconds for all compensations. If a service does not answer, each one takes seconds, and the caller
 * waits.
 */
const undoTimeout = 6000

/**
 * Takes steps one after the other. When one fails it is taken back, as far as it came, and those before it,
 * the last one first; then its error is thrown.
 */
export async function takeSteps(steps: readonly Step[]): Promise<void> {
  const taken: Step[] = []
  try {
    for (const step of steps) {
      taken.unshift(step)
      await step.do()
    }
  } catch (error) {
    await takeBack(taken)
    throw error
  }
}

async function takeBack(taken: Step[]): Promise<void> {
  const started = performance.now()
  for (const { undo } of taken) {
    if (performance.now() - started > undoTimeout) return
    await undo().catch(() => undefined)
  }
}

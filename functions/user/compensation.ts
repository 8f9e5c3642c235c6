/** A part of a change that no transaction covers. Its compensation may run twice. */
export interface Step {
  do: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/** In milliseconds. If a service is silent each call takes seconds, and the caller waits. */
const undoTimeout = 6000

/** If a step fails, it and those before it are undone, the last one first, and its error is thrown. */
export async function runWithCompensation(steps: readonly Step[]): Promise<void> {
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

/**
 * A part of a change that no transaction covers, and what takes it back; doing that twice must do no harm.
 */
export interface Step {
  do: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/**
 * How long, in milliseconds, is spent on taking steps back: while a service says nothing each try takes
 * seconds, and who has called waits.
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

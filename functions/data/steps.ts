/** A part of a change that no transaction covers, and what takes it back; doing that twice must do no harm. */
export interface Step {
  do: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/**
 * Takes steps one after the other. When one fails it is taken back, as far as it came, and those before it, the last
 * one first; then its error is thrown.
 */
export async function takeSteps(steps: readonly Step[]): Promise<void> {
  const taken: Step[] = []
  try {
    for (const step of steps) {
      taken.unshift(step)
      await step.do()
    }
  } catch (error) {
    for (const { undo } of taken) await undo().catch(() => undefined)
    throw error
  }
}

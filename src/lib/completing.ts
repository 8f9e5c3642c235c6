import type { completeAnswer } from './complete-answer'

/** Fetched beside the first answer. If the code cannot be loaded, answers are used as they are. */
export function completing(): Promise<typeof completeAnswer> {
  return import('./complete-answer').then(
    (loaded) => loaded.completeAnswer,
    () => ((_, answer) => answer) as typeof completeAnswer,
  )
}

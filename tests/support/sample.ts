/** Whether to check every case (`npm run test:exhaustive`). `npm test` checks a sample. */
export const exhaustive = process.env['EXHAUSTIVE'] !== undefined

/** `npm test` takes one of so many steps. */
const every = 72

/** The steps at which something is cut off. `turn` says where they begin: cases side by side share them. */
export function stepsOf(count: number, turn = 0): number[] {
  const all = Array.from({ length: count }, (_, step) => step)
  if (exhaustive) return all
  return all.filter((step) => (step + turn) % every === 0 || step === 0 || step === count - 1)
}

/**
 * The cases of a kind that are checked for one thing, such as a route: all of them in `npm run
 * test:exhaustive`. `npm test` takes one of so many; `turn` says which, so that things side by side share the
 * cases out and each case is checked for some of them. `all` is for another script that takes them all.
 */
export function sampleOf<Case>(cases: readonly Case[], oneOf: number, turn = 0, all = exhaustive): Case[] {
  return cases.filter((_, at) => all || (at + turn) % oneOf === 0)
}

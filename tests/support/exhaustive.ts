/** Whether to check every case (`npm run test:exhaustive`). `npm test` checks a sample. */
export const exhaustive = process.env['EXHAUSTIVE'] !== undefined

/**
 * The steps, from 0, at which something is cut off: all of them in `npm run test:exhaustive`. `npm test`
 * takes every other one; `turn` says where it begins, so that cases side by side share the steps out.
 */
export function stepsOf(count: number, turn = 0): number[] {
  const all = Array.from({ length: count }, (_, step) => step)
  return exhaustive || count < 2 ? all : all.filter((step) => (step + turn) % 2 === 0)
}

/** As many cards as fit beside each other on a wide screen. */
const most = 8

/**
 * In how many columns so many cards stand so that their rows are as even as can be: eight in one, nine in
 * five and four.
 */
export function evenColumns(count: number): number {
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / rows))
}

/** The most cards side by side on a wide screen. */
const most = 8

/** The number of columns that makes the rows most even: eight cards in one row, nine in five and four. */
export function evenColumns(count: number): number {
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / rows))
}

const maxColumns = 8

/** Makes the rows as even as possible: eight cards in one row, nine in five and four. */
export function evenColumns(count: number): number {
  const rows = Math.max(1, Math.ceil(count / maxColumns))
  return Math.max(1, Math.ceil(count / rows))
}

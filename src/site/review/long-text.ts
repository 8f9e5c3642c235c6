const linesInView = 8

/** More characters than a line of the widest card has. */
const longestLine = 75

/** Marks on letters and invisible characters have no width. */
const withoutRoom = /[\p{M}\p{Cf}]/gu

/** Whether the widest card cuts it too. */
export function isLong(text: string): boolean {
  const lines = text.replace(withoutRoom, '').split('\n')
  const shown = lines.reduce((count, { length }) => count + Math.max(1, Math.ceil(length / longestLine)), 0)
  return shown > linesInView
}

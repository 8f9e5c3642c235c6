/** Characters of a line of the widest card of reviews. */
const longestLine = 75

/** Marks on letters and invisible characters have no width. */
const withoutRoom = /[\p{M}\p{Cf}]/gu

/** Whether it has more lines than are in view, in the widest place too. */
export function isLong(text: string, linesInView = 8, lineLength = longestLine): boolean {
  const lines = text.replace(withoutRoom, '').split('\n')
  const shown = lines.reduce((count, { length }) => count + Math.max(1, Math.ceil(length / lineLength)), 0)
  return shown > linesInView
}

/** How many lines of a long text are in view at first. The style sheet cuts it there. */
const linesInView = 8

/** More characters than a line of the widest card holds. */
const longestLine = 75

/** Marks on letters and invisible characters, which take no room. */
const withoutRoom = /[\p{M}\p{Cf}]/gu

/** Whether a text has more lines than are in view, on the widest card too. */
export function isLong(text: string): boolean {
  const lines = text.replace(withoutRoom, '').split('\n')
  const shown = lines.reduce((count, { length }) => count + Math.max(1, Math.ceil(length / longestLine)), 0)
  return shown > linesInView
}

/** Search engines show about as many characters. */
const length = 155

/** The beginning of a text on one line, for search engines. */
export function summaryOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim())
  return characters.length > length
    ? `${characters.slice(0, length).join('').trimEnd()}…`
    : characters.join('')
}

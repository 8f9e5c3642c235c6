/** As many characters as search engines show beneath a title. */
const length = 155

/** The beginning of a text on one line, as what a search engine shows of a page. */
export function summaryOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim())
  return characters.length > length
    ? `${characters.slice(0, length).join('').trimEnd()}…`
    : characters.join('')
}

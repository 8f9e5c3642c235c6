/** Text as the content of an element of HTML. */
export const htmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

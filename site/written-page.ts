/** A page of text that the operator writes. */
export interface WrittenPage {
  /** What a search engine shows beneath its title. */
  description: string
  /**
   * Paragraphs with an empty line between them. '## ' begins a heading, '- ' an entry of a list, and
   * '[reach us](/reach-us)' is a link within the site, and 2026-11-24 is written in the site's form.
   */
  text: string
}

declare module 'virtual:assets' {
  /** The site's files that the server names in a page. */
  export interface Assets {
    site: {
      /** The entry, which imports nothing. */
      script: string
      /** The files of each page, by source. */
      chunks: Record<string, string[]>
      /** The files of a page that is not in `chunks`. */
      shared: string[]
      /** The style sheet of all pages. */
      wholeStyle: string
      /** The parts of the style sheet, in its order, and the modules that each is for; none for all pages. */
      styleParts: [modules: string[], css: string][]
      /** The modules that each page needs, by its source. */
      pageStyles: Record<string, string[]>
    }
    admin: { script: string; styles: string[] }
  }

  /** Null in development: the page loads the sources. */
  export const assets: Assets | null
}

declare module 'virtual:assets' {
  export interface Assets {
    site: {
      /** The entry, which imports nothing. */
      script: string
      /** Files of each page, by source. */
      chunks: Record<string, string[]>
      /** Files of a page that is not in `chunks`. */
      shared: string[]
      wholeStyle: string
      /** In order, with the modules of each part; none for all pages. */
      styleParts: [modules: string[], css: string][]
      /** Modules that each page needs, by its source. */
      pageStyles: Record<string, string[]>
    }
    admin: { script: string; styles: string[] }
  }

  /** Null in development: the page loads the sources. */
  export const assets: Assets | null
}

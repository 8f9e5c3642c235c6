declare module 'virtual:assets' {
  /** The files of the site that the server names in a page. */
  export interface Assets {
    /** `scripts` are the entry and what it imports; `chunks` the files of each page by its source. */
    site: { scripts: string[]; style: string; chunks: Record<string, string[]> }
    admin: { script: string; styles: string[] }
  }

  /** Null while developing: there the page loads the sources. */
  export const assets: Assets | null
}

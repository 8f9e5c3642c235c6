declare module 'virtual:assets' {
  /** The site's files that the server names in a page. */
  export interface Assets {
    /** `scripts`: the entry and its imports. `chunks`: the files of each page, by source. */
    site: { scripts: string[]; style: string; chunks: Record<string, string[]>; shared: string[] }
    admin: { script: string; styles: string[] }
  }

  /** Null in development: the page loads the sources. */
  export const assets: Assets | null
}

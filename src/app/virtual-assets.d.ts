declare module 'virtual:assets' {
  /** Null while developing: there the page loads the sources. */
  export const assets: import('./build-assets').Assets | null
}

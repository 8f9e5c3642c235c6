declare module 'virtual:logo' {
  /** The drawing of the site's logo; null if it is the file /favicon.svg (infra/build/brand-files.ts). */
  export const logo: { viewBox: string; drawing: string } | null
}

declare module 'virtual:logo' {
  /** Null if the logo is the file /favicon.svg (infra/build/brand-files.ts). */
  export const logo: { viewBox: string; drawing: string } | null
}
